import type { Settings } from '../../problems/problem'
import { faultOfReason } from '../../workers/workerFault'
import type { WorkerFault } from '../../workers/workerFault'
import { settingsOfJob } from '../experiment'
import type { Experiment, Job } from '../experiment'
import type { Measured, Row } from '../row'

/** Runs one search after another, wherever that may be. */
export interface Runner {
  run(settings: Settings, cut: number): Promise<Measured>
  /** Stops at once and for good. */
  end(): void
}

export type ExecutionState = 'running' | 'paused' | 'cancelled' | 'finished' | 'failed'

export interface ExecutionListener {
  readonly onRow: (row: Row) => void
  /** Is told of each change; of a failure with what failed. */
  readonly onState: (state: ExecutionState, fault?: WorkerFault) => void
}

/**
 * An experiment that is being run by as many runners as there are. Each takes the next job when it
 * is free, so rows come in any order; their content does not depend on it.
 */
export class Execution {
  private next = 0
  private done = 0
  private state: ExecutionState = 'running'
  private wake: (() => void)[] = []

  /** @param jobs those that are to be done, in order; without any it has finished at once */
  constructor(
    private readonly experiment: Experiment,
    private readonly jobs: readonly Job[],
    private readonly runners: readonly Runner[],
    private readonly listener: ExecutionListener,
  ) {
    if (jobs.length === 0) this.end('finished')
    else for (const runner of runners) void this.work(runner)
  }

  /** Hands out no more jobs; those that run come to their end. */
  pause(): void {
    if (this.state === 'running') this.become('paused')
  }

  resume(): void {
    if (this.state !== 'paused') return
    this.become('running')
    this.wakeAll()
  }

  /** Stops at once; what has come stays, and nothing comes after it. */
  cancel(): void {
    if (this.isOver()) return
    this.end('cancelled')
  }

  private async work(runner: Runner): Promise<void> {
    try {
      for (;;) {
        while (this.state === 'paused') await this.resumed()
        if (this.isOver() || this.next === this.jobs.length) return
        const job = this.jobs[this.next++]
        const measured = await runner.run(settingsOfJob(this.experiment, job), this.experiment.cut)
        if (this.isOver()) return
        this.listener.onRow({ ...job, ...measured })
        if (++this.done === this.jobs.length) this.end('finished')
      }
    } catch (reason) {
      if (!this.isOver()) this.end('failed', faultOfReason(reason))
    }
  }

  private resumed(): Promise<void> {
    return new Promise((resolve) => this.wake.push(resolve))
  }

  private wakeAll(): void {
    const sleeping = this.wake
    this.wake = []
    for (const wake of sleeping) wake()
  }

  private isOver(): boolean {
    return this.state !== 'running' && this.state !== 'paused'
  }

  private end(state: ExecutionState, fault?: WorkerFault): void {
    this.become(state, fault)
    for (const runner of this.runners) runner.end()
    this.wakeAll()
  }

  private become(state: ExecutionState, fault?: WorkerFault): void {
    this.state = state
    this.listener.onState(state, fault)
  }
}
