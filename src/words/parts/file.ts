import { addWords } from '..'
import { file } from '../en/share/file'

addWords({ file })
