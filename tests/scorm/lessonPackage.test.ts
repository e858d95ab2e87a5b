import { strFromU8, strToU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { lessonPackage } from '../../src/scorm/lessonPackage'

const shared = { app: strToU8('<p>The app</p>'), script: 'the script' }
const adlcp = 'http://www.adlnet.org/xsd/adlcp_rootv1p2'

function unpacked(title: string) {
  const zip = lessonPackage({ name: '02-breadth-first', title, alone: 'Alone & well' }, shared)
  const files = unzipSync(zip)
  const text = (name: string) => strFromU8(files[name])
  const manifest = new DOMParser().parseFromString(text('imsmanifest.xml'), 'application/xml')
  return { zip, files, text, manifest }
}

/** The elements of a page, of which no frame is loaded. */
function pageOf(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

describe('the package of a lesson', () => {
  it('has a manifest of SCORM 1.2 with one activity, whose page is in the package', () => {
    const { manifest, files } = unpacked('Breadth-first search')
    expect(manifest.querySelector('parsererror')).toBeNull()
    expect(manifest.querySelector('schema')?.textContent).toBe('ADL SCORM')
    expect(manifest.querySelector('schemaversion')?.textContent).toBe('1.2')
    const organization = manifest.querySelector('organizations > organization')
    const chosen = manifest.querySelector('organizations')?.getAttribute('default')
    expect(organization?.getAttribute('identifier')).toBe(chosen)
    const [resource, ...others] = manifest.querySelectorAll('resources > resource')
    expect(others).toEqual([])
    expect(organization?.querySelector('item')?.getAttribute('identifierref')).toBe(
      resource.getAttribute('identifier'),
    )
    expect(manifest.documentElement.getAttribute('xmlns:adlcp')).toBe(adlcp)
    expect(resource.getAttribute('adlcp:scormtype')).toBe('sco')
    expect(Object.keys(files)).toContain(resource.getAttribute('href'))
  })

  it('lists every file beside the manifest, and no other', () => {
    const { manifest, files } = unpacked('Breadth-first search')
    const listed = Array.from(manifest.querySelectorAll('file'), (file) =>
      file.getAttribute('href'),
    )
    const there = Object.keys(files).filter((name) => name !== 'imsmanifest.xml')
    expect(listed.toSorted()).toEqual(there.toSorted())
  })

  it('holds the app and the script as they are', () => {
    const { text } = unpacked('Breadth-first search')
    expect(text('tansaku.html')).toBe('<p>The app</p>')
    expect(text('launch.js')).toBe('the script')
  })

  it.each(['Cats & <dogs>', `"A*" isn’t 'it'`, ']]> <!-- &amp;'])('keeps the title %s', (title) => {
    const { manifest, text } = unpacked(title)
    const titles = Array.from(manifest.querySelectorAll('title'), (each) => each.textContent)
    expect(titles).toEqual([title, title])
    const page = pageOf(text('index.html'))
    expect(page.querySelector('title')?.textContent).toBe(title)
    expect(page.querySelector('iframe')?.getAttribute('title')).toBe(title)
    expect(page.querySelector('p')?.textContent).toBe('Alone & well')
  })

  it('keeps the lesson away from what the device and the platform have', () => {
    const page = pageOf(unpacked('A').text('index.html'))
    const allowed = page.querySelector('iframe')?.getAttribute('sandbox')?.split(' ')
    expect(allowed).toContain('allow-scripts')
    expect(allowed).not.toContain('allow-same-origin')
  })

  it('is the same file whenever it is made', () => {
    expect(unpacked('A').zip).toEqual(unpacked('A').zip)
  })
})
