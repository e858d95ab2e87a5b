import { addWords } from '..'
import { linkFault } from '../en/setup/linkFaults'

addWords({ setup: { link: linkFault } })
