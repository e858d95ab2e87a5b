/** A worker that was made ahead and waits for its run. */
let spare: Worker | undefined

/** Makes the worker of the next run ahead: its program then comes while the page is still loading. */
export function makeWorkerAhead(): void {
  if (spare) return
  try {
    const made = newWorker()
    spare = made
    made.addEventListener('error', () => {
      if (spare === made) spare = undefined
    })
  } catch {
    // The run that asks for one says what is wrong.
  }
}

/** A worker that records one run. */
export function takeWorker(): Worker {
  const worker = spare ?? newWorker()
  spare = undefined
  return worker
}

function newWorker(): Worker {
  return new Worker(new URL('./record.worker.ts', import.meta.url), { type: 'module' })
}
