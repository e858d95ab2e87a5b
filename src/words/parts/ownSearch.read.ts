import { addWords } from '..'
import { searchRead } from '../en/searchEditing'

addWords({ ownSearch: { read: searchRead } })
