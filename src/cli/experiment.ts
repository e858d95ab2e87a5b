import { jobsOf } from '../experiments/experiment'
import type { Experiment } from '../experiments/experiment'
import { writeCsv } from '../experiments/file/csv'
import { jsonOf } from '../experiments/file/json'
import { idleTexts } from '../experiments/read/idleTexts'
import { readExperiment } from '../experiments/read/readExperiment'
import type { Results } from '../experiments/results'
import { inOrder } from '../experiments/row'
import type { Row } from '../experiments/row'
import { Execution } from '../experiments/run/execution'
import type { ExecutionState } from '../experiments/run/execution'
import type { Settings } from '../problems/problem'
import { WorkerFailure } from '../workers/workerFault'
import { readExperimentCommand } from './experiment/experimentCommand'
import type { ExperimentCommand } from './experiment/experimentCommand'
import { experimentComplaint, idleComplaint } from './experiment/experimentComplaint'
import { experimentOptionFor } from './experiment/experimentOptions'
import { experimentTable } from './experiment/experimentTable'
import { experimentUsage } from './experiment/experimentUsage'
import { localRunner } from './experiment/localRunner'
import { withFiles } from './files'
import { statuses } from './statuses'
import { complain, endWhereUnwritten, standardInput } from './streams'

/** Runs the command and returns its exit status. */
async function main(args: readonly string[]): Promise<number> {
  const command = readExperimentCommand(args)
  if (!command.ok) return complain(command.fault)
  if (command.value.help) {
    process.stdout.write(experimentUsage())
    return statuses.answered
  }
  const { namesBoard } = command.value
  const files = withFiles(command.value.texts, (name) => experimentOptionFor(name, namesBoard))
  if (!files.ok) return complain(files.fault)
  const texts = await withBoards(files.value)
  const read = readExperiment(texts)
  if (!read.ok) return complain(experimentComplaint(read.fault[0], command.value))
  const [idle] = idleTexts(texts, read.value)
  if (idle !== undefined) return complain(idleComplaint(idle, namesBoard))
  const { state, results } = await run(read.value)
  process.stdout.write(printed(results, command.value.form))
  return state === 'finished' ? statuses.answered : statuses.interrupted
}

/** The texts with boards from standard input where they are asked for. */
async function withBoards(texts: Settings): Promise<Settings> {
  if (texts.boards !== '-') return texts
  return { ...texts, boards: await standardInput() }
}

async function run(
  experiment: Experiment,
): Promise<{ readonly state: ExecutionState; readonly results: Results }> {
  const rows: Row[] = []
  const all = experiment.starts.length * experiment.searches.length
  const state = await new Promise<ExecutionState>((resolve, reject) => {
    const execution = new Execution(experiment, jobsOf(experiment), [localRunner()], {
      onRow(row) {
        rows.push(row)
        if (process.stderr.isTTY) process.stderr.write(`\r${rows.length} of ${all} runs`)
      },
      onState(state, fault) {
        if (fault) reject(new WorkerFailure(fault))
        else resolve(state)
      },
    })
    process.on('SIGINT', () => execution.cancel())
  })
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  return { state, results: { experiment, rows: inOrder(rows) } }
}

function printed(results: Results, form: ExperimentCommand['form']): string {
  if (form === 'json') return `${JSON.stringify(jsonOf(results))}\n`
  return form === 'csv' ? writeCsv(results) : experimentTable(results)
}

endWhereUnwritten()
process.exitCode = await main(process.argv.slice(2))
