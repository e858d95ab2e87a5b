import { addWords } from '..'
import { searchEditor } from '../en/ownSearch/searchEditing'

addWords({ ownSearch: { editor: searchEditor } })
