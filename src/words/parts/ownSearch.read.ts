import { addWords } from '..'
import { searchRead } from '../en/ownSearch/searchEditing'

addWords({ ownSearch: { read: searchRead } })
