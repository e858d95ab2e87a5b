import { addWords } from '..'
import { optionWords } from '../en/solvers'

addWords({ options: optionWords })
