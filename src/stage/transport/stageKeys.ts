import type { Stage } from '../../player/stageStore'

/** What the keys move: a stage, or whatever moves several of them together. */
export type Keyed = Pick<
  Stage,
  'playing' | 'play' | 'pause' | 'stepForward' | 'stepBack' | 'changeSpeed' | 'select'
>

/** What a key does to a stage, by the name of the key; `Shift+` before it where it is held. */
const actions: Readonly<Partial<Record<string, (stage: Keyed) => void>>> = {
  ' ': (stage) => (stage.playing ? stage.pause() : stage.play()),
  ArrowRight: (stage) => stage.stepForward('event'),
  ArrowLeft: (stage) => stage.stepBack('event'),
  'Shift+ArrowRight': (stage) => stage.stepForward('level'),
  'Shift+ArrowLeft': (stage) => stage.stepBack('level'),
  '.': (stage) => stage.stepForward('event'),
  ',': (stage) => stage.stepBack('event'),
  '>': (stage) => stage.stepForward('expansion'),
  '<': (stage) => stage.stepBack('expansion'),
  PageDown: (stage) => stage.stepForward('expansion'),
  PageUp: (stage) => stage.stepBack('expansion'),
  Home: (stage) => stage.stepBack('end'),
  End: (stage) => stage.stepForward('end'),
  '+': (stage) => stage.changeSpeed('faster'),
  '-': (stage) => stage.changeSpeed('slower'),
  Escape: (stage) => stage.select(),
}

const shiftMatters = ['ArrowRight', 'ArrowLeft']
// What Shift makes of the full stop and the comma: “>” and “<” here, on many keyboards “:” and “;”.
const shifted: Readonly<Partial<Record<string, string>>> = {
  '.': '>',
  ':': '>',
  ',': '<',
  ';': '<',
}

/**
 * Does what a pressed key means for a stage.
 *
 * @returns whether the key means anything
 */
export function pressKey(stage: Keyed, key: string, shift: boolean): boolean {
  const action = actions[shift ? nameWithShift(key) : key]
  action?.(stage)
  return action !== undefined
}

function nameWithShift(key: string): string {
  return shiftMatters.includes(key) ? `Shift+${key}` : (shifted[key] ?? key)
}
