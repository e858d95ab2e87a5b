import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'

const installed: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

const isPackaged = process.platform === 'linux' && process.arch === 'x64'

// Of two lists of features Chromium heeds the last: this is the one that Playwright gives it.
const offWithPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]
// Each test has a window of its own, which nobody sees. For its address bar Chromium would load two
// pages that take longer than most of ours, and for the next page a process that never gets one.
const offHere = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

// A graphics card that is only imitated takes more of the processor than none.
const paintedByProcessor = ['--disable-gpu', '--disable-software-rasterizer']
// A page is closed soon after it was opened: what is compiled well is hardly used. Loops that take
// long are compiled all the same.
const compiledLater = [
  '--js-flags=--invocation-count-for-maglev=8000,--invocation-count-for-turbofan=50000',
]
const shellFlags = [...paintedByProcessor, ...compiledLater]

/** The machine's own Chromium before any that a package brought: what a person sees it in. */
export async function browserLaunch(): Promise<LaunchOptions> {
  return launchOf(process.env.CHROMIUM_PATH ?? ownChromium() ?? (await packagedChromium()))
}

/**
 * The Chromium without windows that a package brings, before the machine's own: without a window to
 * lay out and paint around each page, a test takes a third less. Its pages are painted by the
 * processor alone.
 */
export async function shellLaunch(): Promise<LaunchOptions> {
  if (process.env.CHROMIUM_PATH) return launchOf(process.env.CHROMIUM_PATH, shellFlags)
  const own = ownChromium()
  const shell = await packagedChromium()
  return launchOf(shell && (!own || starts(shell)) ? shell : own, shellFlags)
}

function launchOf(
  executablePath: string | undefined,
  flags: readonly string[] = [],
): LaunchOptions {
  if (!executablePath) {
    throw new Error(
      'No Chromium found: set CHROMIUM_PATH, or run `npx playwright install chromium`.',
    )
  }
  return {
    executablePath,
    args: [
      // As root, or in a container, Chromium cannot start its sandbox.
      ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
      ...flags,
      `--disable-features=${[...offWithPlaywright, ...offHere].join(',')}`,
    ],
  }
}

function ownChromium(): string | undefined {
  const candidates = [...(installed[process.platform] ?? []), chromium.executablePath()]
  return candidates.find((path) => existsSync(path))
}

async function packagedChromium(): Promise<string | undefined> {
  if (!isPackaged) return undefined
  // Read when the package is imported: with it, the package also unpacks the libraries and fonts
  // that a bare machine lacks. One that has a Chromium has them, and better ones.
  if (!ownChromium()) process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version']).status === 0
}
