import { addWords } from '..'
import { drop } from '../en/drop'

addWords({ drop })
