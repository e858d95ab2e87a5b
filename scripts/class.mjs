import { runCommand } from './runCommand.mjs'

await runCommand('class', 'classroom/serve')
