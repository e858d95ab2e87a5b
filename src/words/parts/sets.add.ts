import { addWords } from '..'
import { addToSet } from '../en/lecture/addToSet'

addWords({ sets: { add: addToSet } })
