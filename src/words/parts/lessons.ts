import { addWords } from '..'
import { lessons } from '../en/lessons/lessons'

addWords({ lessons })
