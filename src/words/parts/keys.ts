import { addWords } from '..'
import { keys } from '../en/keys'

addWords({ keys })
