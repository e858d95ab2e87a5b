import { addWords } from '..'
import { copy } from '../en/stage/solution'

addWords({ copy })
