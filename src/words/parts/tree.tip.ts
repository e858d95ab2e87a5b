import { addWords } from '..'
import { treeTip } from '../en/stage/aroundTree'

addWords({ tree: { tip: treeTip } })
