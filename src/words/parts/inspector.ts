import { addWords } from '..'
import { inspector } from '../en/inspector'

addWords({ inspector })
