import { addWords } from '..'
import { lecture } from '../en/lecture/lecture'

addWords({ lecture })
