import { addWords } from '..'
import { ink } from '../en/ink'

addWords({ ink })
