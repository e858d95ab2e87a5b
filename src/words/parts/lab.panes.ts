import { addWords } from '..'
import { labPanes } from '../en/labBeside'

addWords({ lab: { panes: labPanes } })
