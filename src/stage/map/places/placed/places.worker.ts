import { expose } from 'comlink'
import { placedByWays } from './placedByWays'

const service = { placedByWays }
export type PlacesService = typeof service
expose(service)
