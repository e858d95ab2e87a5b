import { addWords } from '..'
import { solution } from '../en/solution'

addWords({ solution })
