import type { Palette } from '../../../src/stage/tree/brush/palette'

/** A palette in which each colour is called what it is for. */
export const palette: Palette = {
  pane: 'pane',
  band: 'band',
  ink: 'ink',
  inkSoft: 'soft ink',
  line: 'line',
  edge: 'edge',
  waiting: 'waiting',
  waitingRim: 'waiting rim',
  next: 'next',
  expanded: 'expanded',
  backward: 'backward',
  pruned: 'pruned',
  solution: 'solution',
  tile: 'tile',
  tileHome: 'tile at home',
  tileRim: 'tile rim',
  tileInk: 'tile ink',
  hollow: 'hollow',
  peg: 'peg',
  pegHome: 'peg at home',
  pegRim: 'peg rim',
  letters: 1,
  leastLine: 1,
  patterned: false,
  tones: ['tone 0', 'tone 1', 'tone 2', 'tone 3', 'tone 4'],
  pens: ['pen 1', 'pen 2', 'pen 3'],
  figures: {
    land: 'land',
    water: 'water',
    'jug-water': 'water in a jug',
    wood: 'wood',
    wall: 'wall',
    dough: 'dough',
    ink: 'ink',
    'figure-0': 'figure 0',
    'figure-1': 'figure 1',
    'figure-2': 'figure 2',
  },
  sans: 'sans-serif',
}

/** A canvas that notes what is drawn on it, in whole pixels. */
export function notingCanvas() {
  const notes: string[] = []
  let path = ''
  const note = (...words: readonly (string | number)[]) =>
    notes.push(words.map((word) => (typeof word === 'number' ? Math.round(word) : word)).join(' '))
  const context = {
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    beginPath: () => (path = ''),
    setLineDash() {},
    closePath() {},
    moveTo: (x: number, y: number) => (path += `from ${Math.round(x)} ${Math.round(y)}`),
    bezierCurveTo: (...at: number[]) => (path += ` by ${at.map(Math.round).join(' ')}`),
    lineTo: (x: number, y: number) => (path += ` to ${Math.round(x)} ${Math.round(y)}`),
    roundRect: (...box: number[]) =>
      (path = `rounded ${box.slice(0, 4).map(Math.round).join(' ')}`),
    arc: (...disc: number[]) => (path = `disc ${disc.slice(0, 3).map(Math.round).join(' ')}`),
    fill: () => note(context.fillStyle, path),
    stroke: () => note(context.strokeStyle, path.startsWith('from') ? path : 'rim'),
    fillRect: (...box: number[]) => note(context.fillStyle, 'square', ...box),
    strokeRect: (...box: number[]) => note(context.strokeStyle, 'outline', ...box),
    measureText: (text: string) => ({ width: 8 * text.length }),
    fillText: (text: string) => note(context.fillStyle, text),
  }
  return { notes, context: context as unknown as CanvasRenderingContext2D }
}
