import { addWords } from '..'
import { counts } from '../en/counts'

addWords({ counts })
