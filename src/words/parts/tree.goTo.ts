import { addWords } from '..'
import { treeGoTo } from '../en/stage/treeGoTo'

addWords({ tree: { goTo: treeGoTo } })
