export const tree = {} as const
