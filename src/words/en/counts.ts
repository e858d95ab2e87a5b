export const counts = {} as const
