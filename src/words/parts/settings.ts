import { addWords } from '..'
import { settings } from '../en/settings'

addWords({ settings })
