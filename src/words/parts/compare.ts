import { addWords } from '..'
import { compare } from '../en/compare'

addWords({ compare })
