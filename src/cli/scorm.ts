import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readHeading } from '../lessons/heading'
import { lessonNameOf } from '../lessons/lessonName'
import script from '../scorm/launch/launch.ts?classic'
import { lessonPackage } from '../scorm/lessonPackage'
import { say } from '../words/message'
import { demandBuilt } from './demandBuilt'
import { reasonText } from './reasonText'
import { readScormCommand, scormUsage } from './scormCommand'
import { statuses } from './statuses'
import { complain, endWhereUnwritten } from './streams'

const folder = 'dist-scorm'
const appFile = 'dist-single/tansaku.html'
const headings = import.meta.glob<unknown>('../../lessons/*.md', {
  query: '?heading',
  import: 'default',
  eager: true,
})

/** The titles of all lessons by their names. */
const titles: ReadonlyMap<string, string> = new Map(
  Object.entries(headings).flatMap(([file, data]) => {
    const heading = readHeading(data)
    return heading.ok ? [[lessonNameOf(file), heading.value.title] as const] : []
  }),
)

/** Runs the command and returns its exit status. */
function main(args: readonly string[]): number {
  const names = [...titles.keys()].sort()
  const command = readScormCommand(args, names)
  if (!command.ok) return complain(command.fault)
  if (command.value === 'help') {
    process.stdout.write(scormUsage(names))
    return statuses.answered
  }
  try {
    write(command.value.lessons)
  } catch (reason) {
    return complain(reasonText(reason), statuses.unwritten)
  }
  return statuses.answered
}

function write(lessons: readonly string[]): void {
  demandBuilt(appFile, 'build:single')
  const shared = { app: readFileSync(appFile), script }
  mkdirSync(folder, { recursive: true })
  for (const name of lessons) {
    const title = titles.get(name) ?? name
    const file = `${folder}/${name}.zip`
    writeFileSync(file, lessonPackage({ name, title, alone: say({ key: 'scorm.alone' }) }, shared))
    process.stdout.write(`${file}\n`)
  }
}

endWhereUnwritten()
process.exitCode = main(process.argv.slice(2))
