import { addWords } from '..'
import { tree } from '../en/tree'

addWords({ tree })
