import type { Scene } from '../../problems/scene'

/** Whether a scene has tiles, which are marked where the goal wants them. */
export function hasTiles({ parts }: Scene): boolean {
  return parts.some(({ shape }) => shape === 'tile')
}
