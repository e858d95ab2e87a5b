import { addWords } from '..'
import { proof } from '../en/proof'

addWords({ setup: { proof } })
