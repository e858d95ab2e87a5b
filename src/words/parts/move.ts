import { addWords } from '..'
import { move } from '../en/move'

addWords({ move })
