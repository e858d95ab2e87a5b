/** In the address of an experiment that is shown to a class: its presenter has started it. */
export const startedName = 'started'
