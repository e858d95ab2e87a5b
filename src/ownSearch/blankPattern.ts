/** What is left to be filled in: comments such as `TODO: when is a child pruned?`. */
export const blankPattern = /\/\*\s*TODO:.*?\*\//g
