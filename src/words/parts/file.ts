import { addWords } from '..'
import { file } from '../en/file'

addWords({ file })
