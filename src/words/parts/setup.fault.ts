import { addWords } from '..'
import { settingFault } from '../en/settingFaults'

addWords({ setup: { fault: settingFault } })
