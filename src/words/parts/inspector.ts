import { addWords } from '..'
import { inspector } from '../en/stage/inspector'

addWords({ inspector })
