import { addWords } from '..'
import { ownSearch } from '../en/ownSearch/ownSearch'

addWords({ ownSearch })
