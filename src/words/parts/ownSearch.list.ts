import { addWords } from '..'
import { searchList } from '../en/searchEditing'

addWords({ ownSearch: { list: searchList } })
