/** What the address of the lab says of itself, beside the settings of the run that it shows. */
export const labKeys = ['characters', 'budget', 'step', 'hide', 'picture'] as const

/** The key under which it says besides from which lesson somebody comes. */
export const originKey = 'from'
