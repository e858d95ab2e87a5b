import { addWords } from '..'
import { challengeCatalogue } from '../en/lessons/challenge'

addWords({ ownSearch: { challenge: challengeCatalogue } })
