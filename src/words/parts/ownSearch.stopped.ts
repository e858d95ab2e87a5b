import { addWords } from '..'
import { stopped } from '../en/stopped'

addWords({ ownSearch: { stopped } })
