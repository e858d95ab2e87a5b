import { addWords } from '..'
import { whichSearch } from '../en/lessons/whichSearch'

addWords({ whichSearch })
