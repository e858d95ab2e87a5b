import { addWords } from '..'
import { pages } from '../en/pages'

addWords({ pages })
