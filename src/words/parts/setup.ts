import { addWords } from '..'
import { setup } from '../en/setup/setup'

addWords({ setup })
