import { addWords } from '..'
import { linkFault } from '../en/linkFaults'

addWords({ setup: { link: linkFault } })
