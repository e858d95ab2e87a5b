import { Uint8Log } from '../columns'
import type { Recording } from '../recording'
import type { Run } from '../run'
import { checkTotals } from './checkTotals'
import { WrongLine } from './fault'
import type { RecordingFault, LineFault } from './fault'
import { formatName } from './format'
import type { Header } from './format'
import { readEvent } from './readEvent'
import { readHeader } from './readHeader'
import { Rebuild } from './rebuild'
import * as values from './values'

/** Past these a line cannot be one of ours; the first has the counts of every level. */
const longestHeader = 1 << 26
const longestEvent = 1 << 12
/** So our files begin: of what begins otherwise nobody knows whether its rest is missing. */
const beginning = `{"format":"${formatName}"`

/** Reads a recording line by line, and tells of the first line that is wrong. */
export class RecordingReader {
  private lines = 0
  /** The first of the empty lines that came last, from 1 on. */
  private emptySince: number | undefined
  private header: Header | undefined
  private of: Run | undefined
  private rebuild: Rebuild | undefined
  private finished = false
  /** A file does not say which calls made the events. */
  private readonly calls = new Uint8Log()

  /** How long the line that comes next may be. */
  get longestLine(): number {
    return this.header ? longestEvent : longestHeader
  }

  /** Recorded rows so far. */
  get rows(): number {
    return this.rebuild?.rows ?? 0
  }

  /** The run that the first line tells of. */
  get run(): Run | undefined {
    return this.of
  }

  /** Takes the next line; answers with what is wrong with it, or nothing. */
  read(line: string): RecordingFault | undefined {
    this.lines++
    // It does no harm at the end; what follows it says whether it stands there.
    if (this.header && line.length <= longestEvent && line.trim() === '') {
      this.emptySince ??= this.lines
      return undefined
    }
    if (this.emptySince) return { line: this.emptySince, fault: { kind: 'not-json', text: '' } }
    const fault = caught(() => this.take(line))
    return fault && { line: this.lines, fault: asWritten(fault, line) }
  }

  /** Takes the last line, which has no end: where it is no JSON, the rest of the file is missing. */
  readUnended(line: string): RecordingFault | undefined {
    const fault = this.read(line)
    if (fault?.fault.kind !== 'not-json') return fault
    if (!this.header) {
      return line.startsWith(beginning) ? { line: 1, fault: { kind: 'cut-within-first' } } : fault
    }
    this.lines--
    return this.end()
  }

  /** Takes note that no line follows; answers with what is wrong with the whole, or nothing. */
  end(): RecordingFault | undefined {
    const { header, of: run, rebuild } = this
    if (!header || !run || !rebuild) return { fault: { kind: 'empty' } }
    const { events: expected, outcome } = header
    const found = rebuild.events
    const endsWithFinish = this.finished || (header.overBudget && outcome.kind !== 'cancelled')
    if (found < expected || !endsWithFinish) {
      const line = this.emptySince ?? this.lines + 1
      return { line, fault: { kind: 'truncated', found, expected } }
    }
    const fault = caught(() => checkTotals(header, run, rebuild))
    return fault && { line: 1, fault }
  }

  /**
   * What has been read so far, with the counts of the whole run.
   *
   * @throws TypeError before the first line was read
   */
  recording(): Recording {
    const { header, rebuild } = this
    if (!header || !rebuild) throw new TypeError('nothing was read')
    const { outcome, solution, solutions, totals, overBudget } = header
    return {
      columns: rebuild.columns,
      rows: rebuild.rows,
      events: rebuild.events,
      expansions: rebuild.expansions,
      expanded: rebuild.expansions.length,
      calls: this.calls,
      markers: [...rebuild.markers],
      totals,
      outcome,
      solution: solution ?? undefined,
      solutions,
      overBudget,
    }
  }

  private take(line: string): void {
    if (line.length > this.longestLine) {
      throw new WrongLine({ kind: 'too-long', most: this.longestLine })
    }
    const { header, rebuild } = this
    if (!header || !rebuild) {
      const read = readHeader(line)
      this.header = read.header
      this.of = read.run
      this.rebuild = new Rebuild(read.run)
      return
    }
    if (this.finished || rebuild.events >= header.events) {
      throw new WrongLine({ kind: 'too-many-lines' })
    }
    const object = values.parseLine(line)
    if (!Object.hasOwn(object, 'finish')) return readEvent(object, rebuild)
    values.onlyFields(object, ['finish'])
    values.oneOf(object, 'finish', [header.outcome.kind])
    rebuild.finish(header.outcome)
    this.finished = true
  }
}

/** JSON reads `1e999` as infinity, which is not what stands in the file. */
function asWritten(fault: LineFault, line: string): LineFault {
  if (fault.kind !== 'wrong-value' && fault.kind !== 'wrong-version') return fault
  const { found } = fault
  const isInfinite = found === 'Infinity' || found === '-Infinity'
  return isInfinite ? { ...fault, found: values.writtenInfinity(line, found) } : fault
}

function caught(read: () => void): LineFault | undefined {
  try {
    read()
    return undefined
  } catch (reason) {
    if (reason instanceof WrongLine) return reason.fault
    throw reason
  }
}
