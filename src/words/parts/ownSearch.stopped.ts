import { addWords } from '..'
import { stopped } from '../en/stage/stopped'

addWords({ ownSearch: { stopped } })
