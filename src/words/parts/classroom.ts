import { addWords } from '..'
import { classroom } from '../en/lecture/classroom'

addWords({ classroom })
