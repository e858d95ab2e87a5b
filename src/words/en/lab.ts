export const lab = {} as const
