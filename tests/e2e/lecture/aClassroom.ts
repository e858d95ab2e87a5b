import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test as base } from '@playwright/test'
import { serveClass } from '../../../src/classroom/serve/serveClass.ts'
import type { ServingClass } from '../../../src/classroom/serve/serveClass.ts'

/** A server of classes that can be stopped under a running class, and started again where it was. */
interface Classroom {
  readonly address: string
  restart(): Promise<void>
  /** A browser of somebody’s own, at an address of the server; it fails the test if it complains. */
  at(hash: string): Promise<Page>
}

export const test = base.extend<{ classroom: Classroom }>({
  classroom: async ({ browser }, use) => {
    let serving: ServingClass = await serveClass('dist', { port: 0 })
    const { port } = serving
    const address = `http://localhost:${port}/`
    const contexts: BrowserContext[] = []
    const complaints: string[] = []
    await use({
      address,
      async restart() {
        await serving.close()
        serving = await serveClass('dist', { port })
      },
      async at(hash) {
        const page = await aBrowserOf(browser, contexts)
        page.on('pageerror', (error) => complaints.push(error.message))
        await page.goto(address + hash)
        return page
      },
    })
    for (const context of contexts) await context.close()
    await serving.close()
    expect(complaints).toEqual([])
  },
})

async function aBrowserOf(browser: Browser, contexts: BrowserContext[]): Promise<Page> {
  const context = await browser.newContext()
  contexts.push(context)
  return context.newPage()
}

/** The presenter's page with a room, and the room's code: of a short search, if nothing is given. */
export async function aTeacher(classroom: Classroom, shown = 'lab?start=152436780&step=5') {
  const teacher = await classroom.at(`#/present/${shown}`)
  await teacher.getByRole('button', { name: 'Open a room' }).click()
  const panel = teacher.getByRole('region', { name: 'The class' })
  await expect(panel.getByText('0 students follow')).toBeVisible()
  const code = (await panel.locator('.code').textContent()) ?? ''
  return { teacher, panel, code }
}

/** A student who joins by the address of the class. */
export async function aStudent(classroom: Classroom, code: string, name = ''): Promise<Page> {
  const student = await classroom.at(`#/class/${code}`)
  await student.getByLabel('Your name').fill(name)
  await student.getByRole('button', { name: 'Join' }).click()
  await expect(student.getByText('you follow the class')).toBeVisible()
  return student
}

export { expect }
