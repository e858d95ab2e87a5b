import { addWords } from '..'
import { frontier } from '../en/stage/frontier'

addWords({ frontier })
