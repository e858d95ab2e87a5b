import { addWords } from '..'
import { sets } from '../en/sets'

addWords({ sets })
