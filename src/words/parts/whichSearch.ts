import { addWords } from '..'
import { whichSearch } from '../en/whichSearch'

addWords({ whichSearch })
