import { addWords } from '..'
import { compare } from '../en/compare/compare'

addWords({ compare })
