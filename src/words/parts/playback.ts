import { addWords } from '..'
import { playback } from '../en/playback'

addWords({ playback })
