export const exports = {
  cut: 'Only the first {{written, number}} of {{all, number}} events are in this file.',
} as const
