import { addWords } from '..'
import { searchMeant } from '../en/ownSearch/searchEditing'

addWords({ ownSearch: { meant: searchMeant } })
