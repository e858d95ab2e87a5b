import { defineConfig } from 'vite'
import { numberedCalls } from './numberedCalls.ts'

/** How commands and benchmarks are bundled: their solvers are those of the page. */
export default defineConfig({ plugins: [numberedCalls()] })
