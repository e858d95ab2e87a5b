import type { Page } from '@playwright/test'

/**
 * What is cut within some parts of the page: words and boards that reach over the edge of something
 * that hides what is beyond it, where nobody can scroll to it.
 *
 * @param within a selector of the parts that are looked at
 */
export function cutIn(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const slack = 1.5
    const hides = /hidden|clip/
    const scrolls = /auto|scroll/

    interface Box {
      left: number
      right: number
      top: number
      bottom: number
    }

    function isUnseen(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (style.clipPath !== 'none' || style.visibility === 'hidden') return true
        if (style.display === 'none' || style.opacity === '0') return true
      }
      return false
    }

    /** The name of what hides a part of a box, if anything does. */
    function cutBy(element: Element, { left, right, top, bottom }: Box): string | undefined {
      let [across, down] = [true, true]
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (at instanceof SVGElement) continue
        const style = getComputedStyle(at)
        const edge = at.getBoundingClientRect()
        const over = left < edge.left - slack || right > edge.right + slack
        const under = top < edge.top - slack || bottom > edge.bottom + slack
        const name = `${at.tagName.toLowerCase()}.${at.className}`
        if (across && over && hides.test(style.overflowX)) return `${name} (width)`
        if (down && under && hides.test(style.overflowY)) return `${name} (height)`
        // What can be scrolled is never lost; beyond its edges nothing is seen.
        if (scrolls.test(style.overflowX) && at.scrollWidth > at.clientWidth) across = false
        if (scrolls.test(style.overflowY) && at.scrollHeight > at.clientHeight) down = false
      }
      const { clientWidth, clientHeight } = document.documentElement
      const isBeside = across && (left < -slack || right > clientWidth + slack)
      const isBelow = down && (top < -slack || bottom > clientHeight + slack)
      return isBeside || isBelow ? 'the window' : undefined
    }

    const found = new Set<string>()
    for (const part of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (walker.nextNode()) {
        const { currentNode: text } = walker
        const element = text.parentElement
        if (!text.textContent?.trim() || !element || isUnseen(element)) continue
        // Word by word: a space at the end of a line may hang over the edge.
        for (const { index, 0: word } of text.textContent.matchAll(/\S+/g)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          for (const box of range.getClientRects()) {
            const by = box.width > 0 && cutBy(element, box)
            if (by) found.add(`“${word}” is cut by ${by}`)
          }
        }
      }
      for (const picture of part.querySelectorAll('svg')) {
        const box = picture.getBoundingClientRect()
        if (box.width === 0 || isUnseen(picture)) continue
        const by = cutBy(picture, box)
        if (by) found.add(`a picture of ${Math.round(box.width)} pixels is cut by ${by}`)
      }
    }
    return [...found]
  }, within)
}
