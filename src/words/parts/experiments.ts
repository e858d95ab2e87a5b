import { addWords } from '..'
import { experiments } from '../en/experiments/experiments'

addWords({ experiments })
