import type { Scene, ScenePart } from '../problems/scene'

/** The picture of a state of which nothing is known but where it stands. */
export function hollowScene(scene: Scene): Scene {
  const parts = scene.parts.flatMap((part): readonly ScenePart[] => {
    if (part.shape === 'figure') return part.ground ? [part] : []
    const isRound = part.shape === 'peg' || part.shape === 'hole'
    return [{ ...part, shape: isRound ? 'hole' : 'hollow', label: '' }]
  })
  return { ...scene, parts }
}
