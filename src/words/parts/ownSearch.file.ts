import { addWords } from '..'
import { searchFile } from '../en/ownSearch/searchEditing'

addWords({ ownSearch: { file: searchFile } })
