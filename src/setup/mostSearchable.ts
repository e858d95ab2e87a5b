/** More states than this do not fit into the memory of a usual machine. */
export const mostSearchable = 10_000_000
