export const frontier = {} as const
