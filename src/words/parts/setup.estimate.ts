import { addWords } from '..'
import { estimateCheck } from '../en/setupForm'

addWords({ setup: { estimate: estimateCheck } })
