import { addWords } from '..'
import { solverWords } from '../en/solvers'

addWords({ solvers: solverWords })
