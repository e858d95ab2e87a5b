import { addWords } from '..'
import { experiments } from '../en/experiments'

addWords({ experiments })
