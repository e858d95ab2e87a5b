import { addWords } from '..'
import { counts } from '../en/stage/counts'

addWords({ counts })
