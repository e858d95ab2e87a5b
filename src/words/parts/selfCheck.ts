import { addWords } from '..'
import { selfCheck } from '../en/lessons/selfCheck'

addWords({ selfCheck })
