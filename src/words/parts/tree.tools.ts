import { addWords } from '..'
import { treeTools } from '../en/stage/aroundTree'

addWords({ tree: { tools: treeTools } })
