import { addWords } from '..'
import { proof } from '../en/setup/proof'

addWords({ setup: { proof } })
