import { addWords } from '..'
import { transport } from '../en/transport'

addWords({ transport })
