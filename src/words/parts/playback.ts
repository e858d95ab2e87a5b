import { addWords } from '..'
import { playback } from '../en/stage/playback'

addWords({ playback })
