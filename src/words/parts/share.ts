import { addWords } from '..'
import { share } from '../en/share'

addWords({ share })
