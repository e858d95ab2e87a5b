import { addWords } from '..'
import { treeSave } from '../en/stage/aroundTree'

addWords({ tree: { save: treeSave } })
