import { addWords } from '..'
import { setup } from '../en/setup'

addWords({ setup })
