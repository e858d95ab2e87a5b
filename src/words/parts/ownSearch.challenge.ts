import { addWords } from '..'
import { challengeCatalogue } from '../en/challenge'

addWords({ ownSearch: { challenge: challengeCatalogue } })
