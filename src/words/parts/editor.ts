import { addWords } from '..'
import { editor } from '../en/editor'

addWords({ editor })
