/** A worker that reads recordings from files, also those of searches of one's own. */
export function fileWorker(): Worker {
  return new Worker(new URL('./readFile.worker.ts', import.meta.url), { type: 'module' })
}
