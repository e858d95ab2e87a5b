// Whatever problem comes, it is known here.
import '../../problems/all'
import { expose } from 'comlink'
import type { ReadService } from '../../recording/file/readClient'
import { readFile } from './readFile'
import { searchOfLine } from './searchOfLine'

const service: ReadService = {
  read: (file, listener) =>
    readFile(file, listener, async (line) => {
      const named = searchOfLine(line)
      if (!named) return
      // A part of its own: most files name no search of one's own. What is wrong was said before.
      const { readPacked } = await import('./readPacked')
      await readPacked(named.code)
    }),
}
expose(service)
