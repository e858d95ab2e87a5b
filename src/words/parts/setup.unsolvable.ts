import { addWords } from '..'
import { unsolvable } from '../en/setupForm'

addWords({ setup: { unsolvable } })
