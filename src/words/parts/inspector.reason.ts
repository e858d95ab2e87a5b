import { addWords } from '..'
import { whyPruned } from '../en/stage/aroundTree'

addWords({ inspector: { reason: whyPruned } })
