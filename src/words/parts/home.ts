import { addWords } from '..'
import { home } from '../en/home'

addWords({ home })
