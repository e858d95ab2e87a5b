import { addWords } from '..'
import { code } from '../en/ownSearch/code'

addWords({ code })
