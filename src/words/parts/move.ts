import { addWords } from '..'
import { move } from '../en/stage/move'

addWords({ move })
