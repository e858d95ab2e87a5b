import { addWords } from '..'
import { frontierSoFar } from '../en/stage/frontierSoFar'

addWords({ frontier: { soFar: frontierSoFar } })
