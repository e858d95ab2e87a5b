import { addWords } from '..'
import { treeOverview } from '../en/stage/aroundTree'

addWords({ tree: { overview: treeOverview } })
