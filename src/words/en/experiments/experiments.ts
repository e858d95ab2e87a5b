import { experimentFiles } from './files'
import { experimentPage } from './page'
import { experimentResults } from './results'

export const experiments = {
  ...experimentPage,
  ...experimentResults,
  ...experimentFiles,
} as const
