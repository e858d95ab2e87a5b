import { addWords } from '..'
import { lecture } from '../en/lecture'

addWords({ lecture })
