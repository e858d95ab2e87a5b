import { addWords } from '..'
import { lab } from '../en/lab'

addWords({ lab })
