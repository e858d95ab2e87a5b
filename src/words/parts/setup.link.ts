import { addWords } from '..'
import { linkFault } from '../en/settingFaults'

addWords({ setup: { link: linkFault } })
