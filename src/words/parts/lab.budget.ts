import { addWords } from '..'
import { labBudget } from '../en/labBeside'

addWords({ lab: { budget: labBudget } })
