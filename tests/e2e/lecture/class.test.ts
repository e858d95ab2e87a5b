import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { io } from 'socket.io-client'
import { relayPath } from '../../../src/classroom/protocol/messages.ts'
import { pixelsOf } from '../lab/pixelsOf.ts'
import { violations } from '../pages/violations.ts'
import { aStudent, aTeacher, expect, test } from './aClassroom.ts'

const told = (page: Page, text: RegExp) => page.locator('.told').filter({ hasText: text })
const picture = (page: Page) => page.getByRole('application')
const sentence = (page: Page) => page.locator('.told > :first-child')
const firstSaid = /Tile 2 moves down/
/** Whether anything is drawn over the picture of a pane. */
const isInked = async (pane: Locator) =>
  (await pixelsOf(pane.locator('canvas.ink-layer'))).evaluate((pixels) => pixels.some(Boolean))
/** Goes to something with the keyboard alone. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let pressed = 0; pressed < 40; pressed++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}
const frontier = (page: Page) => page.getByRole('region', { name: 'Frontier' })

test('a class follows its teacher; a student lets go, looks around and returns', async ({
  classroom,
}) => {
  const { teacher, panel, code } = await aTeacher(classroom)
  const one = await aStudent(classroom, code, 'Aiko')
  await expect(told(one, firstSaid)).toBeVisible()
  await teacher.keyboard.press('ArrowRight')
  await expect(told(one, firstSaid)).toHaveCount(0)
  const said = await sentence(one).innerText()

  const link = teacher.getByRole('link', { name: 'Open the projector’s window' })
  const [projector] = await Promise.all([teacher.context().waitForEvent('page'), link.click()])
  await expect(sentence(projector)).toHaveText(said)
  await teacher.bringToFront()
  await panel.getByRole('button', { name: 'Show how to join' }).click()
  await expect(projector.getByRole('region', { name: 'Join the class' })).toContainText(code)
  await panel.getByRole('button', { name: 'Show how to join' }).click()

  // Who comes late is where the class is.
  const late = await aStudent(classroom, code.toLowerCase())
  for (const page of [one, late]) await expect(sentence(page)).toHaveText(said)
  await expect(panel.getByText('2 students follow')).toBeVisible()

  await late.getByRole('button', { name: 'Step alone' }).click()
  await expect(panel.getByText('1 student follows · 1 alone')).toBeVisible()
  await late.getByRole('button', { name: 'Step back' }).click()
  await expect(late).toHaveURL(/class\/\w+\/lab\?.*step=5/)
  await teacher.keyboard.press('ArrowRight')
  await expect(sentence(one)).not.toHaveText(said)
  await expect(late).toHaveURL(/step=5/)
  await late.getByRole('button', { name: 'Return to the class' }).click()
  const now = await sentence(one).innerText()
  await expect(sentence(late)).toHaveText(now)
  await late.getByRole('button', { name: 'Step alone' }).click()
  await expect(late).toHaveURL(/class\/\w+\/lab\?/)
  await late.goBack()
  await expect(panel.getByText('2 students follow')).toBeVisible()
  await expect(sentence(late)).toHaveText(now)

  await one.getByRole('button', { name: 'Raise your hand' }).click()
  await expect(teacher.getByText('A hand is raised: Aiko')).toBeInViewport()
  await panel.getByRole('button', { name: 'Lower the hand of Aiko' }).click()
  await expect(one.getByRole('button', { name: 'Raise your hand', pressed: false })).toBeVisible()

  // Both pages are loaded anew: the class is the same, at the same moment.
  await teacher.keyboard.press('b')
  await expect(projector.getByText('The screen is blank.')).toBeAttached()
  // In a hand, a black screen would look as if the device had failed.
  const whyBlank = one.getByText('Your teacher has made the screens blank.')
  await expect(whyBlank).toBeInViewport()
  await teacher.keyboard.press('b')
  await expect(whyBlank).toHaveCount(0)
  await teacher.reload()
  await expect(panel.locator('.code')).toHaveText(code)
  await one.reload()
  await expect(sentence(one)).toHaveText(now)

  // Another window of the presenter has the class and the projector, until the first takes both back.
  const second = await teacher.context().newPage()
  await second.goto(`${classroom.address}#/present/lab?start=152436780&step=9`)
  for (const page of [one, projector]) await expect(picture(page)).toHaveAccessibleName(/step 9\./)
  await teacher.bringToFront()
  await teacher.getByRole('button', { name: 'Present from here' }).click()
  for (const page of [one, projector]) await expect(sentence(page)).toHaveText(now)
  await second.close()

  // Closed by mistake, and opened again by the address that the command tells.
  await teacher.close()
  const again = await projector.context().newPage()
  await again.goto(`${classroom.address}#/present/lab`)
  await expect(again.getByText(code, { exact: true })).toBeVisible()
  await expect(picture(again)).toHaveAccessibleName(/step 7\./)
  await expect(sentence(one)).toHaveText(now)

  await again.getByRole('button', { name: 'End the presentation' }).click()
  await expect(again.getByText('The class ends with it: 2 students are there.')).toBeVisible()
  await again.getByRole('button', { name: 'End both' }).click()
  await expect(one.getByText('Your teacher has ended it.')).toBeVisible()
  await expect(again).toHaveURL(/\/#\/lab/)
  await one.getByRole('link', { name: 'Go on alone' }).click()
  await expect(one).toHaveURL(/#\/lab\?.*step=7/)
})

test('a class votes twice, and the votes stand on the nodes once they are released', async ({
  classroom,
}) => {
  const { teacher, panel, code } = await aTeacher(classroom)
  const [one, two] = [await aStudent(classroom, code), await aStudent(classroom, code)]
  // A question of blanks alone says nothing to a student: it is not put.
  await panel.getByText('Another question').click()
  await panel.getByLabel('The question').fill('   ')
  await panel.getByRole('button', { name: 'Ask' }).click()
  await expect(panel.getByLabel('The question')).toHaveValue('')
  await expect(panel.getByLabel('The question')).toBeFocused()
  await panel.getByRole('button', { name: 'Which node leaves the frontier next?' }).click()
  // The button is gone, and the next one would show how to join.
  await expect(panel.locator('[tabindex="-1"]')).toBeFocused()
  const answer = async (page: Page, node: number) => {
    await frontier(page)
      .getByRole('button', { name: `Node ${node},` })
      .click()
    await page.getByRole('button', { name: `Answer: node ${node}` }).click()
    await expect(page.getByText(`Your answer: Node ${node}.`)).toBeVisible()
  }
  const answerByKeys = async (page: Page, node: number) => {
    await tabTo(page, frontier(page).getByRole('button', { name: `Node ${node},` }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: `Answer: node ${node}` }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Your answer: Node ${node}.`)).toBeFocused()
  }
  // The sentence would tell it.
  await expect(told(one, /./)).toHaveCount(0)
  await answer(one, 2)
  // A step of the teacher, or a page that is loaded again, shows the answer to nobody.
  await teacher.keyboard.press('ArrowRight')
  await expect(panel.getByText('All stay at the question')).toBeVisible()
  await teacher.reload()
  await expect(panel.getByText('Answers: 1 of 2.')).toBeVisible()
  await one.reload()
  await expect(one.getByText('Your answer: Node 2.')).toBeVisible()
  await expect(picture(one)).toHaveAccessibleName(/step 5\./)
  await expect(told(one, /./)).toHaveCount(0)
  await expect(picture(teacher)).toHaveAccessibleName(/step 6\./)
  await teacher.keyboard.press('ArrowLeft')
  await answer(two, 3)
  await expect(panel.getByText('Answers: 2 of 2.')).toBeVisible()
  expect(await violations(one)).toEqual([])
  await panel.getByRole('button', { name: 'Close the vote' }).click()
  await expect(one.getByText('The vote is closed.')).toBeVisible()
  await expect(one.locator('.votes [data-node]')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Vote again' }).click()
  await answerByKeys(two, 2)
  await answer(one, 2)
  await expect(panel.getByText('Second vote. Answers: 2 of 2.')).toBeVisible()
  // To one student the layer on the tree does not come at once.
  await two.route(/NodeVotesLayer/, (route) => route.abort())
  await panel.getByRole('button', { name: 'Show the answers to all' }).click()
  const missing = two.getByRole('alert').filter({ hasText: 'The votes could not be loaded.' })
  await expect(missing).toBeVisible()
  await two.unroute(/NodeVotesLayer/)
  await missing.getByRole('button', { name: 'Try again' }).click()
  for (const page of [one, two, teacher]) {
    await expect(page.locator('.votes [data-node="2"] .count')).toHaveText(['1', '2'])
    await expect(page.locator('.votes [data-node="3"] .count')).toHaveText(['1', '0'])
    await expect(page.locator('.votes [data-node].right')).toHaveAttribute('data-node', '2')
  }
  expect(await violations(one)).toEqual([])
  expect(await violations(teacher)).toEqual([])

  const [file] = await Promise.all([
    teacher.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save 1 vote (CSV)' }).click(),
  ])
  const table = await readFile(await file.path(), 'utf8')
  // By this mark spreadsheets know that the file is UTF-8.
  expect(table.charAt(0)).toBe('\ufeff')
  const rows = table.slice(1).split('\n')
  expect(rows.map((row) => row.replace(/#[^,]*/, '#'))).toEqual([
    'question,address,answer,right,first vote,second vote',
    'Which node leaves the frontier next?,#,Node 2,yes,1,2',
    'Which node leaves the frontier next?,#,Node 3,no,1,0',
    '',
  ])
  await panel.getByRole('button', { name: 'Put the question away' }).click()
  await expect(one.locator('.votes [data-node]')).toHaveCount(0)
  await expect(told(one, firstSaid)).toBeVisible()

  await two.getByRole('button', { name: 'Leave' }).click()
  await expect(panel.getByText('1 student follows')).toBeVisible()
  await expect(two.getByRole('heading', { name: 'Join the class' })).toBeVisible()
  await panel.getByRole('button', { name: 'End the class' }).click()
  await panel.getByRole('button', { name: 'End it for all' }).click()
  await expect(one.getByText('Your teacher has ended it.')).toBeVisible()
})

test('who goes on to another page while a vote is open takes the class along', async ({
  classroom,
}) => {
  const { teacher, panel, code } = await aTeacher(classroom)
  const student = await aStudent(classroom, code)
  await panel.getByRole('button', { name: 'Which node leaves the frontier next?' }).click()
  await expect(student.getByText('Choose a node')).toBeVisible()
  await teacher.getByRole('link', { name: 'Experiments', exact: true }).click()
  await expect(student.getByText('The vote is closed.')).toBeVisible()
  await expect(student.getByRole('heading', { name: 'Experiments' })).toBeVisible()
  // A second vote is held where the question was put.
  await panel.getByRole('button', { name: 'Vote again' }).click()
  await expect(student.getByText('Choose a node')).toBeVisible()
  await expect(picture(student)).toHaveAccessibleName(/step 5\./)
})

test('a small phone keeps the tree, and what is told of it, beside the answers of two votes', async ({
  classroom,
}) => {
  const { panel, code } = await aTeacher(classroom)
  const student = await aStudent(classroom, code)
  await student.setViewportSize({ width: 360, height: 640 })
  await panel.getByRole('button', { name: 'Which node leaves the frontier next?' }).click()
  await panel.getByRole('button', { name: 'Close the vote' }).click()
  await panel.getByRole('button', { name: 'Vote again' }).click()
  await panel.getByRole('button', { name: 'Show the answers to all' }).click()
  await expect(student.getByText(/vote 1\s+vote 2/)).toBeVisible()
  const boxOf = async (shown: Locator) => {
    const box = await shown.boundingBox()
    expect(box).not.toBeNull()
    return box!
  }
  await expect(async () => {
    expect((await boxOf(picture(student))).height).toBeGreaterThan(100)
    const spoken = await boxOf(sentence(student))
    expect(spoken.y + spoken.height).toBeLessThanOrEqual((await boxOf(frontier(student))).y)
  }).toPass({ timeout: 10_000 })
  // What has no room is scrolled to.
  await frontier(student).getByText('depth 1', { exact: true }).scrollIntoViewIfNeeded()
  await expect(frontier(student).getByText('depth 1', { exact: true })).toBeInViewport()
  const leave = await boxOf(student.getByRole('button', { name: 'Leave' }))
  expect(leave.y).toBe((await boxOf(student.getByRole('button', { name: 'Step alone' }))).y)
})

test('a comparison has ink and no controls for who follows, and who follows a link goes alone', async ({
  classroom,
}) => {
  const search = (letter: string) => `${letter}=start%3D152436780`
  const { teacher, panel, code } = await aTeacher(
    classroom,
    `compare?${search('a')}&${search('b')}%26solver%3Da-star&time=3`,
  )
  const student = await aStudent(classroom, code)
  const pane = (page: Page, letter: string) =>
    page.getByRole('region', { name: new RegExp(`^Search ${letter}`) })
  for (const letter of ['A', 'B']) {
    await expect(pane(student, letter).getByRole('application')).toBeVisible()
    await expect(student.getByRole('button', { name: `Change search ${letter}` })).toHaveCount(0)
    await expect(teacher.getByRole('button', { name: `Change search ${letter}` })).toBeVisible()
  }
  await expect(student.getByRole('group', { name: 'Playback of all searches' })).toHaveCount(0)
  const tools = student.getByRole('toolbar', { name: 'View of the tree' })
  await expect(tools).toBeVisible()
  await student.setViewportSize({ width: 390, height: 844 })
  await expect(tools).toBeHidden()
  expect(await violations(student)).toEqual([])

  await teacher.getByRole('button', { name: 'Pen', exact: true }).click()
  await expect(pane(teacher, 'B').locator('canvas.ink-layer')).toBeAttached()
  const box = await pane(teacher, 'B').getByRole('application').boundingBox()
  if (!box) throw new Error('the second tree is not shown')
  await teacher.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await teacher.mouse.down()
  await teacher.mouse.move(box.x + box.width / 4, box.y + box.height / 4, { steps: 5 })
  await teacher.mouse.up()
  await expect.poll(() => isInked(pane(student, 'B'))).toBe(true)
  expect(await isInked(pane(student, 'A'))).toBe(false)

  await teacher.evaluate(() => (location.hash = '#/present/experiments'))
  const link = student.getByRole('link', { name: 'A* and admissible heuristics' })
  await link.click()
  await expect(panel.getByText('0 students follow · 1 alone')).toBeVisible()
  await expect(student).toHaveURL(/lessons\/08-a-star/)
  await student.getByRole('button', { name: 'Return to the class' }).click()
  await expect(link).toBeVisible()
})

test('a relay that is restarted has its class back within five seconds, and a hostile client moves nobody', async ({
  classroom,
}) => {
  const { teacher, code } = await aTeacher(classroom)
  const [one, two] = [await aStudent(classroom, code), await aStudent(classroom, code)]
  await classroom.restart()
  await teacher.keyboard.press('ArrowRight')
  const soon = { timeout: 5_000 }
  const panel = teacher.getByRole('region', { name: 'The class' })
  await expect(panel.getByText('2 students follow')).toBeVisible(soon)
  for (const page of [one, two]) await expect(told(page, firstSaid)).toHaveCount(0, soon)

  const hostile = io(classroom.address, { path: relayPath, forceNew: true })
  await new Promise<void>((resolve) => hostile.on('connect', resolve))
  const end = new Promise<void>((resolve) => hostile.on('disconnect', () => resolve()))
  const forged = {
    address: '#/lab?step=99',
    blank: true,
    held: false,
    asksNext: false,
    number: 1e9,
  }
  for (let sent = 0; sent < 1_000; sent++) hostile.emit('show', { ...forged, code })
  hostile.emit('show', 'x'.repeat(10_000_000))
  await end
  hostile.close()
  await teacher.keyboard.press('ArrowLeft')
  for (const page of [one, two]) await expect(told(page, firstSaid)).toBeVisible()
})

test('who joins without a code, or with a wrong one, is told what to do', async ({ classroom }) => {
  const page = await classroom.at('class')
  await expect(page).toHaveURL(/#\/class\/?$/)
  await page.getByLabel('Code of the class').fill('K7QM0')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('alert')).toContainText('five letters and digits')
  await page.getByLabel('Code of the class').fill('k7 qmx')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('alert')).toContainText('no class with the code K7QMX')
  expect(await violations(page)).toEqual([])
  await page.getByText('Does my network let a class through?').click()
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('A class works here.')).toBeVisible()
})
