import { addWords } from '..'
import { treeSave } from '../en/aroundTree'

addWords({ tree: { save: treeSave } })
