import { addWords } from '..'
import { loading } from '../en/loading'

addWords({ loading })
