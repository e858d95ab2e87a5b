/**
 * The line of a table in which a quotation mark stands by mistake, from 1 below the names of the
 * columns; nothing where there is none. A cell that it begins does not end in its line, as all of
 * ours do, or goes on past its second mark. In the last line the file may as well be cut off within
 * a cell.
 */
export function lineOfStrayQuote(table: string): number | undefined {
  const lines = table.trimEnd().split(/\r\n|\n|\r/)
  const last = lines.length - 1
  const at = lines.findIndex((line, place) => {
    const end = endOf(line)
    return end === 'broken' || (end === 'open' && place < last)
  })
  return at < 0 ? undefined : at
}

/** How a line stands at its end: within a quoted cell, or past one that goes on after its marks. */
function endOf(line: string): 'whole' | 'open' | 'broken' {
  let state: 'begins' | 'plain' | 'quoted' | 'closed' = 'begins'
  for (const sign of line) {
    if (state === 'quoted') {
      if (sign === '"') state = 'closed'
    } else if (sign === ',') {
      state = 'begins'
    } else if (sign === '"') {
      // Right after a mark that closed, two stand for one.
      if (state !== 'plain') state = 'quoted'
    } else if (state === 'closed') {
      return 'broken'
    } else {
      state = 'plain'
    }
  }
  return state === 'quoted' ? 'open' : 'whole'
}
