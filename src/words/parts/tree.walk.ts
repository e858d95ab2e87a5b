import { addWords } from '..'
import { treeWalk } from '../en/stage/aroundTree'

addWords({ tree: { walk: treeWalk } })
