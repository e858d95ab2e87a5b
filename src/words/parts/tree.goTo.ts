import { addWords } from '..'
import { treeGoTo } from '../en/treeGoTo'

addWords({ tree: { goTo: treeGoTo } })
