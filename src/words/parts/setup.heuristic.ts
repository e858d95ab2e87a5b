import { addWords } from '..'
import { heuristicCheck } from '../en/setup/setupForm'

addWords({ setup: { heuristic: heuristicCheck } })
