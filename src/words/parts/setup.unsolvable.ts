import { addWords } from '..'
import { unsolvable } from '../en/setup/setupForm'

addWords({ setup: { unsolvable } })
