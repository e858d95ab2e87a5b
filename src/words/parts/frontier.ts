import { addWords } from '..'
import { frontier } from '../en/frontier'

addWords({ frontier })
