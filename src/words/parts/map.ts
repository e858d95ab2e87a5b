import { addWords } from '..'
import { map } from '../en/stage/map'

addWords({ map })
