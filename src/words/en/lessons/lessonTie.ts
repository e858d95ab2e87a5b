/** What the answer to a question says where several nodes could have left next by their values. */
export const lessonTie = {
  ofNext_one:
    'It is a tie: another node that waits has the same {{by}}. Of equal {{by}}, the one that came earlier leaves first.',
  ofNext_other:
    'It is a tie: {{count, number}} other nodes that wait have the same {{by}}. Of equal {{by}}, the one that came earlier leaves first.',
} as const
