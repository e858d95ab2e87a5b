import { noteDrawn } from '../src/loading/firstDrawn'

// No canvas is painted in these tests: nothing is to wait for a first tree.
noteDrawn()
