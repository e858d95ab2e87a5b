import { addWords } from '..'
import { share } from '../en/share/share'

addWords({ share })
