/** By this a question finds the boards among which its answer is, to hand them the focus. */
export const askedFrontierId = 'asked-frontier'
