import { runCommand } from './runCommand.mjs'

await runCommand('class', { inProject: true })
