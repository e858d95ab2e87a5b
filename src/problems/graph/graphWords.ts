/** The words for what can be wrong with a graph. */
export type GraphWord =
  | 'graph.empty'
  | 'graph.tooLong'
  | `graph.tooMany.${'nodes' | 'edges'}`
  | 'graph.noEdge'
  | 'graph.noName'
  | 'graph.longName'
  | 'graph.noCost'
  | 'graph.notACost'
  | 'graph.notAPlace'
  | 'graph.notAnEstimate'
  | 'graph.tooMuch'
  | 'graph.twice.start'
  | 'graph.twice.goal'
  | 'graph.twice.node'
  | 'graph.unknownNode'
  | 'graph.noEstimate'
