import { addWords } from '..'
import { map } from '../en/map'

addWords({ map })
