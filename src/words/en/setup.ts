export const setup = {} as const
