import { addWords } from '..'
import { searchHistory } from '../en/searchEditing'

addWords({ ownSearch: { history: searchHistory } })
