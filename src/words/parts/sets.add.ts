import { addWords } from '..'
import { addToSet } from '../en/addToSet'

addWords({ sets: { add: addToSet } })
