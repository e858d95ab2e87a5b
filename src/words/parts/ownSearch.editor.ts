import { addWords } from '..'
import { searchEditor } from '../en/searchEditing'

addWords({ ownSearch: { editor: searchEditor } })
