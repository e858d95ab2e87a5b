import { addWords } from '..'
import { settingsDialog } from '../en/settingsDialog'

addWords({ settings: { dialog: settingsDialog } })
