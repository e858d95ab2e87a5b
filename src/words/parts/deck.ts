import { addWords } from '..'
import { deck } from '../en/share/deck'

addWords({ deck })
