import { addWords } from '..'
import { treeTip } from '../en/aroundTree'

addWords({ tree: { tip: treeTip } })
