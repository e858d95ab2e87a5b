import { addWords } from '..'
import { ink } from '../en/stage/ink'

addWords({ ink })
