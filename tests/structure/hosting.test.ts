import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { servedHeaders } from '../../build/contentSecurityPolicy'

it('the page on hosting names the headers that the project’s own server sends', () => {
  const page = readFileSync('docs/hosting.md', 'utf8')
  for (const [name, value] of Object.entries(servedHeaders))
    expect(page).toContain(`${name}: ${value}\n`)
})

it('the image’s web server sends the same headers', () => {
  const sent = readFileSync('deploy/headers.conf', 'utf8')
  for (const [name, value] of Object.entries(servedHeaders))
    expect(sent).toContain(`add_header ${name} "${value}" always;\n`)
})

it('the workflow and the image run commands that the project has', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const written = ['.github/workflows/pages.yml', 'Dockerfile'].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const run = written.flatMap((text) => [...text.matchAll(/npm run ([\w:]+)/g)])
  expect(run.length).toBeGreaterThan(2)
  for (const [, name] of run) expect(scripts).toHaveProperty([name])
})
