import { addWords } from '..'
import { searchFile } from '../en/searchEditing'

addWords({ ownSearch: { file: searchFile } })
