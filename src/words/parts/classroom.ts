import { addWords } from '..'
import { classroom } from '../en/classroom'

addWords({ classroom })
