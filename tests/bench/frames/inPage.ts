// Each of these functions runs in the page by itself, and so can use nothing outside it.

export type Motion = 'pan' | 'zoom'

/** The times of frames that only hand the tree's canvas to the screen, in ms. */
export async function presentInPage(frames: number): Promise<number[]> {
  const canvas = document.querySelector('canvas')
  const context = canvas?.getContext('2d')
  const times: number[] = []
  let before = await new Promise<number>(requestAnimationFrame)
  for (let frame = 0; frame < frames; frame++) {
    if (canvas && context) {
      // All of it has to change, or the browser hands only a corner over.
      context.fillStyle = frame % 2 ? '#fff' : '#fefefe'
      context.fillRect(0, 0, canvas.width, canvas.height)
    }
    const now = await new Promise<number>(requestAnimationFrame)
    times.push(now - before)
    before = now
  }
  return times.sort((a, b) => a - b)
}

/** The times of frames in each of which a hand pans or zooms the tree, in ms. */
export async function moveInPage({
  kind,
  frames,
}: {
  kind: Motion
  frames: number
}): Promise<number[]> {
  const canvas = document.querySelector('canvas')
  if (!canvas) throw new Error('no canvas')
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const [middleX, middleY] = [left + width / 2, top + height / 2]
  const mouse = (type: string, clientX: number, target: EventTarget) =>
    target.dispatchEvent(
      new MouseEvent(type, { clientX, clientY: middleY, view: window, bubbles: true }),
    )
  if (kind === 'pan') mouse('mousedown', middleX, canvas)
  const times: number[] = []
  let before = await new Promise<number>(requestAnimationFrame)
  for (let frame = 0; frame < frames; frame++) {
    if (kind === 'pan') {
      mouse('mousemove', middleX + 150 * Math.sin(frame / 12), window)
    } else {
      const deltaY = frame % 40 < 20 ? -30 : 30
      const place = { clientX: middleX, clientY: middleY }
      canvas.dispatchEvent(new WheelEvent('wheel', { deltaY, ...place, bubbles: true }))
    }
    const now = await new Promise<number>(requestAnimationFrame)
    times.push(now - before)
    before = now
  }
  if (kind === 'pan') mouse('mouseup', middleX, window)
  return times.sort((a, b) => a - b)
}

/** The times of the next so many frames in which the step changes, in ms. */
export async function watchSteps(changes: number): Promise<number[]> {
  const thumb = document.querySelector('[role="slider"][aria-label="Step"]')
  const stepNow = () => thumb?.getAttribute('aria-valuenow')
  const times: number[] = []
  let step = stepNow()
  let before = await new Promise<number>(requestAnimationFrame)
  let earlier = 0
  const deadline = performance.now() + 20_000
  while (times.length < changes && performance.now() < deadline) {
    const now = await new Promise<number>(requestAnimationFrame)
    const took = now - before
    // The frame after the one in which the step changed has the drawing in it.
    if (stepNow() !== step) {
      step = stepNow()
      times.push(Math.max(took, earlier))
    }
    earlier = took
    before = now
  }
  return times.sort((a, b) => a - b)
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
