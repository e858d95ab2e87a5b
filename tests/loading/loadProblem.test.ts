import { beforeEach, expect, it, vi } from 'vitest'

/** The program as it begins: with the first family of problems alone. */
async function begun() {
  const { createProblem, problemNames } = await import('../../src/problems')
  const loading = await import('../../src/loading/loadProblem')
  const { words } = await import('../../src/words')
  return { createProblem, problemNames, words, ...loading }
}

beforeEach(() => {
  vi.resetModules()
})

it('refuses to make a problem that was not loaded, and makes it afterwards', async () => {
  const { createProblem, loadProblemsIn } = await begun()
  expect(() => createProblem({ problem: 'jugs' })).toThrow(
    new TypeError('the problem jugs was not loaded'),
  )
  await loadProblemsIn({ problem: 'jugs' })
  expect(createProblem({ problem: 'jugs' }).ok).toBe(true)
  expect(() => createProblem({ problem: 'wolf' })).toThrow('was not loaded')
})

it('loads each problem that can be named', async () => {
  const { createProblem, problemNames, loadProblems } = await begun()
  await loadProblems(problemNames.map((problem) => ({ problem })))
  for (const problem of problemNames) expect(createProblem({ problem }).ok, problem).toBe(true)
})

it('loads the words of a problem with it, and of no other', async () => {
  const { words, loadProblems } = await begun()
  const its = ['name.jugs', 'setting.tap', 'told.jugs.drain', 'move.jugs.fill.short', 'how.jugs']
  const known = () => its.filter((word) => words.exists(`problems.${word}`))
  expect(known()).toEqual([])
  await loadProblems([{ problem: 'jugs' }])
  expect(known()).toEqual(its)
  expect(words.exists('problems.name.wolf')).toBe(false)
})

it.each([
  ['nothing', {}],
  ['a problem that there is not', { problem: 'chess' }],
  ['a name that is given twice', { problem: ['jugs', 'wolf'] }],
])('loads nothing where an address names %s', async (_, query) => {
  const { createProblem, loadProblemsIn } = await begun()
  await loadProblemsIn(query)
  expect(() => createProblem({ problem: 'jugs' })).toThrow('was not loaded')
})

it.each([
  ['by its old setting', { puzzle: 'pegs-15' }, 'pegs-15'],
  ['in letters of full width', { problem: 'ｇｒｉｄ' }, 'grid'],
])('loads a problem that is named %s', async (_, query, problem) => {
  const { createProblem, loadProblemsIn } = await begun()
  await loadProblemsIn(query)
  expect(createProblem({ problem }).ok).toBe(true)
})

it('loads the problems of the searches that an address compares', async () => {
  const { createProblem, loadProblemsIn } = await begun()
  await loadProblemsIn({ a: 'problem=wolf&solver=a-star', b: 'puzzle=pegs-15', time: '3', c: null })
  for (const problem of ['wolf', 'pegs-15']) expect(createProblem({ problem }).ok).toBe(true)
  expect(() => createProblem({ problem: 'jugs' })).toThrow('was not loaded')
})
