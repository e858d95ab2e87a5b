import { addWords } from '..'
import { code } from '../en/code'

addWords({ code })
