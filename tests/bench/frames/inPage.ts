// Each of these functions runs in the page by itself, and so can use nothing outside it.

export type Motion = 'present' | 'pan' | 'zoom' | 'scrub' | 'scrubAndPresent'

export interface Act {
  readonly kind: Motion
  readonly frames: number
}

/**
 * The times of frames in each of which one thing happens, in ms: the tree's canvas is only handed
 * to the screen, or a hand pans or zooms the tree, or drags the step slider, on which the mouse is
 * down already, or the canvas is handed over while the slider is dragged. A page without a tree has
 * only the slider. What happens comes between two frames, as the events of a hand do, so that it is
 * drawn in the next one.
 */
export async function actInPage({ kind, frames }: Act): Promise<number[]> {
  const canvas = document.querySelector('canvas')
  const context = canvas?.getContext('2d')
  if (!context && kind !== 'scrub') throw new Error('no canvas')
  const { left, top, width, height } = (canvas ?? document.body).getBoundingClientRect()
  const [middleX, middleY] = [left + width / 2, top + height / 2]
  const pointerId = 1
  const warmUp = 30
  const held = [...document.querySelectorAll('.step-slider *')].find((element) =>
    element.hasPointerCapture(pointerId),
  )
  const line = held?.closest('.root')?.getBoundingClientRect()
  const mouse = (type: string, clientX: number, target: EventTarget) =>
    target.dispatchEvent(
      new MouseEvent(type, { clientX, clientY: middleY, view: window, bubbles: true }),
    )
  const acts: Record<Motion, (frame: number) => void> = {
    present: (frame) => {
      // All of it has to change, or the browser hands only a corner over.
      if (context) context.fillStyle = frame % 2 ? '#fff' : '#fefefe'
      context?.fillRect(0, 0, context.canvas.width, context.canvas.height)
    },
    pan: (frame) => mouse('mousemove', middleX + 150 * Math.sin(frame / 12), window),
    zoom: (frame) => {
      const deltaY = frame % 40 < 20 ? -30 : 30
      const place = { clientX: middleX, clientY: middleY }
      canvas?.dispatchEvent(new WheelEvent('wheel', { deltaY, ...place, bubbles: true }))
    },
    scrub: (frame) => {
      if (!held || !line) throw new Error('the step slider is not held')
      const share = (1 + Math.cos((frame / 60) * Math.PI)) / 2
      const clientX = line.left + 10 + share * (line.width - 20)
      held.dispatchEvent(new PointerEvent('pointermove', { pointerId, clientX, bubbles: true }))
    },
    scrubAndPresent: (frame) => {
      acts.scrub(frame)
      acts.present(frame)
    },
  }
  if (kind === 'pan' && canvas) mouse('mousedown', middleX, canvas)
  const times: number[] = []
  let before = await new Promise<number>(requestAnimationFrame)
  for (let frame = 0; frame < warmUp + frames; frame++) {
    // Asked for first: a page that nobody asks for a frame waits for the screen's next turn.
    const next = new Promise<number>(requestAnimationFrame)
    await scheduler.postTask(() => acts[kind](frame), { priority: 'user-blocking' })
    const now = await next
    if (frame >= warmUp) times.push(now - before)
    before = now
  }
  if (kind === 'pan') mouse('mouseup', middleX, window)
  return times
}

/** Puts a canvas of one colour where a page without a tree would have it. */
export function addCanvas({ width, height }: { width: number; height: number }): void {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  Object.assign(canvas.style, { position: 'fixed', inset: '100px auto auto 0' })
  document.body.append(canvas)
}

/** Whether no more steps have come since this was asked before. */
export function recordingStands(): boolean {
  const slider = document.querySelector<HTMLElement>('[role="slider"][aria-label="Step"]')
  if (!slider) return false
  const last = slider.getAttribute('aria-valuemax') ?? ''
  const stands = slider.dataset.lastSeen === last
  slider.dataset.lastSeen = last
  return stands
}
