import { addWords } from '..'
import { playing } from '../en/playing'

addWords({ playing })
