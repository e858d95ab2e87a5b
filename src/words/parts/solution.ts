import { addWords } from '..'
import { solution } from '../en/stage/solution'

addWords({ solution })
