import { addWords } from '..'
import { deck } from '../en/deck'

addWords({ deck })
