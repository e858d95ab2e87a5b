import { addWords } from '..'
import { copy } from '../en/solution'

addWords({ copy })
