/** The list of keys. */
export const keys = {
  off: 'Single-character keys are off in the settings: of the keys below, only Space, arrows and named keys work.',
  table: {
    play: 'Play or pause',
    step: 'One event forward or back',
    stepBack: 'One event back',
    level: 'One level forward or back',
    expansion: 'One expansion forward or back (a presenter’s clicker)',
    expansionOfLesson: 'One expansion forward or back',
    ends: 'First or last step',
    speed: 'Faster or slower',
    walk: 'In the tree, reached with Tab or Enter: go from node to node; Home goes to the root, Escape leaves',
    tree: 'In the tree: move the picture',
    zoom: 'In the tree: zoom in, zoom out, fit',
    alone: 'Only the tree and the sentence, in full screen; Escape leaves',
    goTo: 'Go to a node',
    beat: 'Next or previous step of the text',
    blank: 'In the projector theme: blank the screen',
    blankNow: 'Blank the screen; any key brings it back',
    blankProjector: 'Blank the projector’s screen, or bring it back',
    help: 'Show these keys',
  },
} as const
