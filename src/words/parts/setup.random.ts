import { addWords } from '..'
import { randomStart } from '../en/setupForm'

addWords({ setup: { random: randomStart } })
