import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const presenterColumn = (page: Page) => page.getByRole('complementary', { name: 'Presenter' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
export const stepSlider = (page: Page) => page.getByRole('slider', { name: 'Step', exact: true })

/** A part of the program that comes in a file of its own. */
export interface LoadedPart {
  readonly part: string
  readonly file: string
  /** What asks for it, where the address alone does not. */
  readonly ask?: (page: Page) => Promise<void>
  readonly said: string
  /** What was there before and has to stay. */
  readonly stays?: string
  /** What is there once it was loaded. */
  readonly comes: (page: Page) => Locator
  /** What has the focus then, if not what came. */
  readonly focused?: (page: Page) => Locator
  /** Takes it away again. */
  readonly close?: (page: Page) => Promise<void>
}

/** Parts that are opened at one address, in this order. */
interface Visit {
  readonly address: string
  readonly parts: readonly LoadedPart[]
}

/** Each file that may be missing, where it is asked for. */
export const visits: readonly Visit[] = [
  {
    address: './#/class',
    parts: [
      {
        part: 'the class',
        file: 'StudentWindow',
        said: 'The class could not be loaded.',
        comes: (page) => page.getByRole('heading', { name: 'Join the class' }),
        focused: (page) => page.getByRole('main'),
      },
    ],
  },
  {
    address: './#/',
    parts: [
      {
        part: 'the stage of the first page',
        file: 'HomeStage',
        said: 'The stage could not be loaded.',
        stays: 'Tansaku plays searches on puzzles that you know',
        comes: (page) =>
          page.getByRole('region', { name: 'A breadth-first search of the 8-puzzle' }),
      },
      {
        part: 'its examples',
        file: 'ExampleCards',
        said: 'The examples could not be loaded.',
        comes: (page) => page.getByRole('list').filter({ has: page.locator('a[href*="lab?"]') }),
      },
      {
        part: 'another page',
        file: 'LabPage',
        ask: (page) => page.getByRole('link', { name: 'Lab', exact: true }).click(),
        said: 'The page “Lab” could not be loaded.',
        stays: 'Tansaku plays searches on puzzles that you know',
        comes: (page) => page.getByRole('main').filter({ has: stepSlider(page) }),
      },
    ],
  },
  {
    address: './#/lab',
    parts: [
      {
        part: 'the first page',
        file: 'LabPage',
        said: 'The page “Lab” could not be loaded.',
        comes: (page) => page.getByRole('main').filter({ has: stepSlider(page) }),
      },
      {
        part: 'the settings',
        file: 'SettingsDialog',
        ask: (page) => button(page, 'Settings').click(),
        said: 'The settings could not be loaded.',
        comes: (page) => page.getByRole('dialog', { name: 'Settings' }),
        focused: (page) => page.getByRole('dialog').locator(':focus'),
        close: (page) => closeDialog(page, 'Settings'),
      },
      {
        part: 'the list of chosen moments',
        file: 'DeckPane',
        ask: async (page) => {
          await button(page, 'Share').click()
          await button(page, 'Choose moments').click()
        },
        said: 'The list of chosen moments could not be loaded.',
        comes: (page) => button(page, 'Save slides as PNG'),
        focused: (page) => page.getByRole('dialog', { name: 'Deck' }).locator(':focus'),
        close: async (page) => {
          await closeDialog(page, 'Choose moments')
          await closeDialog(page, 'Share')
        },
      },
      {
        part: 'the form that adds to a set',
        file: 'AddToSetDialog',
        ask: async (page) => {
          await button(page, 'Share').click()
          await button(page, 'Add to a set').click()
        },
        said: 'The form that adds to a set could not be loaded.',
        comes: (page) => page.getByRole('dialog', { name: 'Add to a set' }),
        focused: (page) => page.getByRole('dialog', { name: 'Add to a set' }).locator(':focus'),
        close: async (page) => {
          await closeDialog(page, 'Add to a set')
          await closeDialog(page, 'Share')
        },
      },
      {
        part: 'the list of keys',
        file: 'KeysDialog',
        ask: (page) => button(page, 'Keys').click(),
        said: 'The list of keys could not be loaded.',
        comes: (page) => page.getByRole('dialog', { name: 'Keys' }),
        focused: (page) => page.getByRole('dialog').locator(':focus'),
        close: (page) => closeDialog(page, 'Keys'),
      },
      {
        part: 'the set-up',
        file: 'SetupDialog',
        ask: (page) => button(page, 'Change').click(),
        said: 'The set-up could not be loaded.',
        comes: (page) => page.getByRole('dialog', { name: 'Set up a search' }),
        focused: (page) => page.getByRole('dialog').locator(':focus'),
        close: (page) => closeDialog(page, 'Change'),
      },
      {
        part: 'the export for other tools',
        file: 'ShareTools',
        ask: (page) => button(page, 'Share').click(),
        said: 'The export for other tools could not be loaded.',
        comes: (page) => button(page, 'Search trace'),
        focused: (page) => page.getByRole('dialog').locator(':focus'),
        close: (page) => closeDialog(page, 'Share'),
      },
      {
        part: 'the choices of a video',
        file: 'ShareVideo',
        ask: (page) => button(page, 'Share').click(),
        said: 'The program that makes videos could not be loaded.',
        comes: (page) => button(page, 'Make a video'),
        focused: (page) => page.getByRole('dialog').locator(':focus'),
        close: (page) => closeDialog(page, 'Share'),
      },
      {
        part: 'what encodes a video',
        file: 'encodeVideo',
        ask: makeVideo,
        said: 'The program that makes videos could not be loaded.',
        comes: (page) => page.getByText(/^Saved as tansaku-.*\.(mp4|webm)$/),
        focused: (page) => button(page, 'Make and save'),
        close: (page) => closeDialog(page, 'Share'),
      },
      {
        part: 'the worker that reads a file',
        file: 'readFile.worker',
        ask: openFile,
        said: 'The program that reads files could not be loaded.',
        comes: (page) => page.getByText('This file cannot be opened.'),
        focused: (page) => page.getByLabel('Open a recording'),
      },
    ],
  },
  {
    address: './#/lab?problem=jugs',
    parts: [
      {
        part: 'the problem of an address',
        file: 'problem-jugs',
        said: 'The page “Lab” could not be loaded.',
        comes: (page) => page.getByRole('main').filter({ has: stepSlider(page) }),
      },
    ],
  },
  {
    // A search that is larger than what the page records and lays out by itself.
    address: './#/lab?start=867254301',
    parts: [
      {
        part: 'the worker that records',
        file: 'record.worker',
        said: 'The program that records searches could not be loaded.',
        comes: (page) => stepSlider(page).and(page.locator('[aria-valuemax="665044"]')),
        focused: (page) => page.getByRole('application'),
      },
      {
        part: 'the worker that lays out',
        file: 'layout.worker',
        said: 'The program that lays out trees could not be loaded.',
        comes: (page) => page.getByRole('application'),
      },
    ],
  },
  {
    address: './#/lessons/02-breadth-first',
    parts: [
      {
        part: 'the text of a lesson',
        file: '02-breadth-first',
        said: 'The text of this lesson could not be loaded.',
        comes: (page) => page.getByText('the simplest order there is').first(),
        focused: (page) => page.getByRole('region', { name: 'The text of the lesson' }),
      },
      {
        part: 'the code',
        file: 'CodePane',
        ask: (page) => tab(page, 'Code').click(),
        said: 'The code could not be loaded.',
        comes: (page) => page.getByRole('region', { name: 'Code', exact: true }),
      },
      {
        part: 'the counts',
        file: 'CountsPane',
        ask: (page) => tab(page, 'Counts').click(),
        said: 'The counts could not be loaded.',
        comes: (page) => page.getByRole('region', { name: 'Counts', exact: true }),
      },
    ],
  },
  {
    address: './#/present/lab',
    parts: [
      {
        part: 'what is for the presenter',
        file: 'PresenterWindow',
        // The page that gets the focus has been loaded.
        ask: (page) =>
          expect(page.getByRole('link', { name: 'Lab', exact: true })).toHaveClass(/shown/),
        said: 'The presenter’s view could not be loaded.',
        comes: presenterColumn,
        focused: (page) => page.getByRole('main'),
      },
    ],
  },
  {
    address: './#/present/lessons/02-breadth-first/first-of-two',
    parts: [
      {
        part: 'the answer for the presenter',
        file: 'LessonCue',
        said: 'The presenter’s view could not be loaded.',
        comes: (page) => presenterColumn(page).getByText('Node 2 leaves the queue'),
        focused: (page) => presenterColumn(page).locator('.cue').first(),
      },
      {
        part: 'the ink',
        file: 'InkLayer',
        said: 'The ink could not be loaded.',
        comes: (page) => page.locator('canvas.ink-layer').first(),
      },
    ],
  },
  {
    address: './#/show/lab?start=152436780&step=7',
    parts: [
      {
        part: 'what is presented',
        file: 'ShownLecture',
        said: 'The presented page could not be loaded.',
        comes: (page) => page.getByRole('main').filter({ has: page.getByRole('application') }),
        // With what the class is asked.
        focused: (page) => page.locator('.asked-moment'),
      },
    ],
  },
  {
    address: './#/experiments?count=2&solvers=a-star',
    parts: [
      {
        part: 'the worker of experiments',
        file: 'experiment.worker',
        ask: (page) => button(page, 'Start').click(),
        said: 'The program that runs experiments could not be loaded.',
        comes: (page) => page.getByText('Finished: 2 runs.'),
      },
    ],
  },
]

async function makeVideo(page: Page): Promise<void> {
  await button(page, 'Share').click()
  await button(page, 'Make a video').click()
  await page.getByRole('textbox', { name: 'To step', exact: true }).fill('3')
  await button(page, 'Make and save').click()
}

async function openFile(page: Page): Promise<void> {
  await button(page, 'Share').click()
  await page.getByLabel('Open a recording').setInputFiles({
    name: 'no-recording.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from('no'),
  })
}

/** The focus is again at what opened it. */
async function closeDialog(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(button(page, name)).toBeFocused()
}
