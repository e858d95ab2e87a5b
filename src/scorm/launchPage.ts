import { escaped } from './escaped'

// The script asks for nothing, and the lesson in the frame has a policy of its own.
const policy = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; frame-src 'self'"

// Without allow-same-origin the lesson reads and keeps nothing on the device, whose next user may be
// somebody else, and nothing of the learning platform. A form needs its permission to be read.
const sandbox = [
  ...['allow-scripts', 'allow-forms', 'allow-modals', 'allow-downloads'],
  ...['allow-popups', 'allow-popups-to-escape-sandbox'],
].join(' ')

/** What the page needs to know. */
interface LaunchPage {
  /** The name of the lesson. */
  readonly lesson: string
  readonly title: string
  /** What is said where no learning platform is found. */
  readonly alone: string
}

/** The page that a learning platform opens: the lesson in a frame, and the script that reports. */
export function launchPage({ lesson, title, alone }: LaunchPage): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)}</title>
    <style>
      body { display: flex; flex-direction: column; height: 100vh; height: 100dvh; margin: 0; }
      p { margin: 0; padding: 8px 16px; font: 16px/1.4 system-ui, sans-serif; }
      iframe { flex: 1; width: 100%; border: 0; }
    </style>
  </head>
  <body>
    <p role="status" hidden>${escaped(alone)}</p>
    <iframe title="${escaped(title)}" data-lesson="${escaped(lesson)}"
      sandbox="${sandbox}" allow="clipboard-write; fullscreen"></iframe>
    <script src="launch.js"></script>
  </body>
</html>
`
}
