import type * as D3 from 'd3'

declare const d3: typeof D3

/**
 * Draws a random tree as SVG with d3's own layout, and pans it. Runs in the page by itself, which
 * has d3 as a global.
 *
 * @returns the times of the frames, in ms
 */
export async function drawSvgTree({
  nodes,
  frames,
}: {
  nodes: number
  frames: number
}): Promise<number[]> {
  interface Item {
    readonly children: Item[]
  }
  const all: Item[] = [{ children: [] }]
  // Each node has three children, as most boards of the 8-puzzle have moves.
  for (let at = 0; all.length < nodes; at++) {
    for (let child = 0; child < 3 && all.length < nodes; child++) {
      const item = { children: [] }
      all[at].children.push(item)
      all.push(item)
    }
  }
  const root = d3.tree<Item>().size([1300, 700])(d3.hierarchy(all[0]))
  document.body.textContent = ''
  const svg = d3.select(document.body).append('svg').attr('width', 1366).attr('height', 768)
  const group = svg.append('g')
  group
    .selectAll('path')
    .data(root.links())
    .join('path')
    .attr('fill', 'none')
    .attr('stroke', '#888')
    .attr('d', (link) => `M${link.source.x},${link.source.y}L${link.target.x},${link.target.y}`)
  group
    .selectAll('circle')
    .data(root.descendants())
    .join('circle')
    .attr('r', 3)
    .attr('cx', (node) => node.x)
    .attr('cy', (node) => node.y)
  const times: number[] = []
  let before = await new Promise<number>(requestAnimationFrame)
  for (let frame = 0; frame < frames; frame++) {
    group.attr('transform', `translate(${150 * Math.sin(frame / 12)},20)`)
    const now = await new Promise<number>(requestAnimationFrame)
    times.push(now - before)
    before = now
  }
  return times.sort((a, b) => a - b)
}
