import { addWords } from '..'
import { sets } from '../en/lecture/sets'

addWords({ sets })
