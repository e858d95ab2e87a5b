import { runCommand } from './runCommand.mjs'

await runCommand('scorm', { inProject: true })
