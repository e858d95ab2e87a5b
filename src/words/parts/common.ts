import { addWords } from '..'
import { common } from '../en/common'

addWords({ common })
