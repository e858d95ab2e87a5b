import { addWords } from '..'
import { randomStart } from '../en/setup/setupForm'

addWords({ setup: { random: randomStart } })
