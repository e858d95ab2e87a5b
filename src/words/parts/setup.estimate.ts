import { addWords } from '..'
import { estimateCheck } from '../en/setup/setupForm'

addWords({ setup: { estimate: estimateCheck } })
