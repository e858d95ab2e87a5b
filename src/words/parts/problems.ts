import { addWords } from '..'
import { problems } from '../en/problems'

addWords({ problems })
