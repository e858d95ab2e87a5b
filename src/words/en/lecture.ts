export const lecture = {
  console: 'Presenter',
  projector: {
    title: 'For the projector',
    window: 'Open the projector’s window',
    hint: 'Drag that window to the projector, and make it full screen (F11).',
    none: 'No other window shows this yet.',
    open_one: '{{count, number}} window shows this.',
    open_other: '{{count, number}} windows show this.',
    blank: 'Blank the screen',
    isBlank: 'The screen is blank.',
  },
  draw: 'Point and draw',
  time: {
    title: 'Time',
    clock: 'Clock',
    all: 'In all',
    part: 'This part',
    of: '{{spent}} of {{planned}}',
    over: 'over time',
    restart: 'Start the time again',
  },
  cue: {
    answer: 'Answer',
    next: 'Next',
    end: 'This is the last part.',
  },
  elsewhere: 'Another window presents now. What is done here is not shown.',
  lead: 'Present from here',
  end: 'End the presentation',
  share: {
    title: 'Present',
    text: 'Opens a window for you, with time, notes and answers beside the search. From there a second window is opened for the projector, which shows the search alone.',
    open: 'Present this',
  },
  show: {
    title: 'What is presented',
    asks: 'What happens next?',
    foreign:
      'This search was written by somebody and has not been run in this browser. Open it in the lab first, where its code can be read.',
    waiting: 'No presenter’s window is open. What was shown last stays.',
  },
  page: 'Tansaku, presented',
} as const
