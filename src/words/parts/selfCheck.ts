import { addWords } from '..'
import { selfCheck } from '../en/selfCheck'

addWords({ selfCheck })
