import { addWords } from '..'
import { settingFault } from '../en/setup/settingFaults'

addWords({ setup: { fault: settingFault } })
