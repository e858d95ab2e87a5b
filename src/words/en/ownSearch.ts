export const ownSearch = {
  link: {
    empty: 'The link holds no code.',
    wrongVersion:
      'The code in the link is packed in a way that this page does not know. A newer version of the page may open it.',
    wrongAlphabet:
      'The code in the link has a character that does not belong there. Copying the whole link once more may help.',
    broken:
      'The code in the link is incomplete, or was changed on its way. Copying the whole link once more may help.',
    notText: 'What the link holds is no text. Copying the whole link once more may help.',
    tooLarge:
      'The code in the link is longer than {{most, number}} characters, so it is not opened.',
    nul: 'The code in the link has a character without a meaning (its number is 0), so it is not opened.',
    tooLong:
      'This search is too long for a link: packed it has {{length, number}} characters, and a link takes {{most, number}}. Save it as a .ts file and share the file.',
    muchTooLong:
      'This search is too long for a link: it has more than {{most, number}} characters. Save it as a .ts file and share the file.',
    notCarried:
      'This search has a character that a link cannot carry: half of a pair, or the one with the number 0. Remove it, then share the link.',
  },

  kept: {
    untitled: 'My search',
    copy: 'copy',
    fault: {
      full: 'There is no more room on this device: the last changes are here only as long as this page is open. Save the search as a .ts file, or delete searches that are no longer needed.',
      refused:
        'The browser did not keep the last changes: they are here only as long as this page is open. Save the search as a .ts file.',
      tooMany:
        '{{most, number}} searches are kept, and no more fit. Delete one that is no longer needed.',
      noName: 'A name is missing. It can have up to 60 characters.',
      nameTaken: 'Another search is called “{{name}}”. A name of its own tells it apart.',
      gone: 'This search was deleted, here or in another tab.',
    },
  },

  file: {
    wrongEnding:
      '“{{name}}” is not opened: the name of a source file ends in {{endings, list(type: disjunction)}}.',
    tooLarge: '“{{name}}” is larger than {{most, number}} bytes, so it is not opened.',
    binary: '“{{name}}” is not opened: it is no text.',
    notUtf8:
      '“{{name}}” is not opened: it is no text in UTF-8. An editor can save it in that encoding.',
    unreadable: '“{{name}}” could not be read. It may have been moved or changed.',
  },
} as const
