import { addWords } from '..'
import { searchList } from '../en/ownSearch/searchEditing'

addWords({ ownSearch: { list: searchList } })
