import { addWords } from '..'
import { whyPruned } from '../en/aroundTree'

addWords({ inspector: { reason: whyPruned } })
