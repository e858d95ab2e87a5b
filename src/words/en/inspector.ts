export const inspector = {} as const
