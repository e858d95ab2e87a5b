/** What can be wrong with a file that holds a recording. */
export const file = {
  inLine: 'Line {{line, number}}: {{fault}}',
  empty: 'The file is empty. A recording begins with a line that says what it is.',
  notText: 'The file is not UTF-8 text. Open a recording that was saved here.',
  notJson: '“{{text}}” is not JSON. Each line has to be one JSON object.',
  notAnObject: '“{{text}}” is not a JSON object. Each line has to be one.',
  oneArray:
    'A JSON array begins here. A recording has one JSON object in each line, without brackets around all of them and without commas between the lines.',
  tooLong: 'It is too long. It can have at most {{most, number}} characters.',
  notARecording: 'This is not a Tansaku recording. Its first line has to name the format.',
  wrongVersion:
    'The version is “{{text}}”. It has to be version {{expected, list(type: disjunction)}}.',
  setting: '{{setting}}: {{fault}}',
  unknownField: '“{{field}}” is not known here. These can be used here: {{known, list}}.',
  wrongValue: '“{{field}}” is “{{text}}”. It has to be {{expected}}.',
  missingValue: '“{{field}}” is missing. It has to be {{expected}}.',
  expected: {
    whole: 'a whole number from {{least, number}} to {{most, number}}',
    amount: 'a number, 0 or more',
    cost_one: 'a number, 0 or more, with at most {{count, number}} digit after the point',
    cost_other: 'a number, 0 or more, with at most {{count, number}} digits after the point',
    oneOf: '{{known, list(type: disjunction)}}',
    text: 'a text',
    shortText_one: 'a text of at most {{count, number}} character',
    shortText_other: 'a text of at most {{count, number}} characters',
    list: 'a list',
    object: 'an object',
    boolean: 'true or false',
  },
  wrongFigure: '“{{field}}” is {{text}}. By the rest of the file it has to be {{expected}}.',
  missingFigure: '“{{field}}” is missing. By the rest of the file it has to be {{expected}}.',
  unknownEvent: 'This is not an event. It has to have one of {{known, list(type: disjunction)}}.',
  rootOutOfPlace:
    'A root is out of place. A node without a parent can only come first in its tree.',
  notYet_one:
    'Node {{node, number}} does not exist yet: there is {{count, number}} node above. A node comes after its parent.',
  notYet_other:
    'Node {{node, number}} does not exist yet: there are {{count, number}} nodes above. A node comes after its parent.',
  wrongParent:
    'The parent is node {{parent, number}}. It has to be the node that was expanded last, node {{expanded, number}}.',
  noParentYet:
    'The parent is node {{parent, number}}, and no node has been expanded. A child comes after the expansion of its parent.',
  impossibleMove:
    'Action {{action, number}} is not possible in state {{state}}, or stands out of order. Here it can be {{known, list(type: disjunction)}}.',
  noMoveLeft:
    'Action {{action, number}} is not possible in state {{state}}, or stands out of order: no action of this state is left.',
  wrongBoard: 'The state is “{{text}}”. The move leads to {{expected}}.',
  otherBoard:
    'Nodes {{node, number}} and {{other, number}} do not belong together: their states, sides or depths do not fit.',
  notWaiting: 'Node {{node, number}} does not wait in the frontier, so it cannot leave it.',
  stillWaiting:
    'Node {{node, number}} still waits in the frontier. None waits where another iteration begins, or where nothing is left.',
  notNewest: 'Node {{node, number}} cannot replace another: it is not the child just generated.',
  notAGoal:
    'Node {{node, number}} is no solution by itself: its state is not the goal, or it was reached from the goal.',
  noSolution: 'The solution does not lead to the goal, or is not among the events.',
  tooManyLines: 'A line follows the end of the recording.',
  truncated:
    'The end of the file is missing. It holds {{found, number}} of its events, and should hold {{expected, number}}. Save or copy the recording again.',
  cutWithinFirst:
    'The file ends within this line: all of its events are missing. Save or copy the recording again.',
} as const
