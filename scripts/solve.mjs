import { runCommand } from './runCommand.mjs'

await runCommand('solve')
