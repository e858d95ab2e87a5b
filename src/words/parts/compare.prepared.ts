import { addWords } from '..'
import { comparePrepared } from '../en/compare/prepared'

addWords({ compare: { prepared: comparePrepared } })
