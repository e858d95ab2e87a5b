import { addWords } from '..'
import { editor } from '../en/setup/editor'

addWords({ editor })
