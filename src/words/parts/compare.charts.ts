import { addWords } from '..'
import { compareCharts } from '../en/compare/charts'

addWords({ compare: { charts: compareCharts } })
