import { addWords } from '..'
import { transport } from '../en/stage/transport'

addWords({ transport })
