import { addWords } from '..'
import { lessons } from '../en/lessons'

addWords({ lessons })
