import { addWords } from '..'
import { exports } from '../en/share/exports'

addWords({ exports })
