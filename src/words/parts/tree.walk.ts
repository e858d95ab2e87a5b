import { addWords } from '..'
import { treeWalk } from '../en/aroundTree'

addWords({ tree: { walk: treeWalk } })
