// A page loads a problem when it needs it; a test has them all.
import '../src/problems/all'
