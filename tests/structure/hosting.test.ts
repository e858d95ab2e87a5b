import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { headersFor, policyHeader } from '../../build/servedHeaders'

it('the page on hosting names the headers that the project’s own server sends', () => {
  const page = readFileSync('docs/hosting.md', 'utf8')
  for (const [name, value] of Object.entries(headersFor('/assets/a.js')))
    expect(page).toContain(`${name}: ${value}\n`)
})

it('the page, which names its policy itself, is sent with no other', () => {
  for (const path of ['/', '/index.html', '/index', '/under/', '/tansaku.HTML'])
    expect(headersFor(path)).not.toHaveProperty('Content-Security-Policy')
  for (const path of ['/sw.js', '/assets/a-b.js', '/html.js'])
    expect(headersFor(path)).toHaveProperty('Content-Security-Policy')
})

it('the image’s web server sends the policy with all but pages, and has each file that it includes', () => {
  const places = readFileSync('deploy/nginx.conf', 'utf8').split('location ').slice(1)
  const withPolicy = places.filter((place) => place.includes('tansaku-policy.conf'))
  expect(withPolicy.map((place) => place.split(' {')[0])).toEqual(['^~ /assets/', '/'])
  const image = readFileSync('Dockerfile', 'utf8')
  for (const file of ['headers', 'policy'])
    expect(image).toContain(`COPY deploy/${file}.conf /etc/nginx/tansaku-${file}.conf\n`)
})

it.each([
  ['deploy/headers.conf', headersFor('/index.html')],
  ['deploy/policy.conf', policyHeader],
])('the image’s web server sends the same headers: %s', (file, headers) => {
  const sent = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;\n`,
  )
  expect(readFileSync(file, 'utf8')).toBe(sent.join(''))
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
