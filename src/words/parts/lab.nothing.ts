import { addWords } from '..'
import { labNothing } from '../en/labBeside'

addWords({ lab: { nothing: labNothing } })
