import { addWords } from '..'
import { searchHistory } from '../en/ownSearch/searchEditing'

addWords({ ownSearch: { history: searchHistory } })
