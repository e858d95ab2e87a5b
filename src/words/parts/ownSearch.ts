import { addWords } from '..'
import { ownSearch } from '../en/ownSearch'

addWords({ ownSearch })
