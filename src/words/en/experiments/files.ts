const wholeNumber = 'It should be a whole number.'

/** Of results that are saved, or opened from a file. */
export const experimentFiles = {
  files: 'Results as files',
  csv: 'Save as CSV',
  json: 'Save as JSON',
  load: 'Open a file',
  loadHint: 'A file that was saved here, CSV or JSON.',
  refused: '{{file}} cannot be used: {{fault}} The page stays as it was.',
  empty: 'The file is empty.',
  noText: 'It is not a text. Results are saved as CSV or JSON.',
  tooLarge: 'It is larger than {{most, number}} MB.',
  readFailed: 'It could not be read. It may have been moved or changed.',

  file: {
    notJson:
      'It is neither a table nor JSON of an experiment. Such files are saved with “Save as CSV” and “Save as JSON”.',
    noResults: 'It holds no results.',
    wrongColumns: 'Its columns should be {{expected}}, with commas between the values.',
    wrongSeparator: {
      semicolon: 'Its values are separated by semicolons. They should be separated by commas.',
      tab: 'Its values are separated by tabs. They should be separated by commas.',
    },
    wrongExperiment: 'It does not say which experiment it is of, or says it wrongly.',
    wrongRow: 'Row {{line, number}}, column “{{column}}”: “{{found}}” stands there. {{right}}',
    emptyCell: 'Row {{line, number}}, column “{{column}}”: nothing stands there. {{right}}',
    right: {
      board: 'It should be the number of a board, from 1 to {{boards}}.',
      start: 'It should be the start of that board, “{{start}}”.',
      solver: 'It should be one of the searches of the experiment.',
      outcome: 'It should be an outcome as it is saved, such as “solved” or “cut”.',
      moves: 'It should be a whole number where a solution was found, and nothing elsewhere.',
      cost: 'It should be a number where a solution was found, and nothing elsewhere.',
      taken: wholeNumber,
      expanded: wholeNumber,
      generated: wholeNumber,
      reached: wholeNumber,
      ms: 'It should be a number of milliseconds.',
      why: 'Nothing should stand there unless the search was stopped.',
    },
    longRow: 'Row {{line, number}} has more cells than there are columns.',
    strayQuote:
      'Row {{line, number}} has a misplaced quotation mark, so a cell does not end where it should.',
    halfRow:
      'Row {{line, number}} ends before its last cell: the file was cut off. Save or copy it again.',
    repeatedRow: 'Row {{line, number}} repeats a start and a search of a row before it.',
  },
} as const
