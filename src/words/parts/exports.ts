import { addWords } from '..'
import { exports } from '../en/exports'

addWords({ exports })
