/** C is reached three times, by a cheaper path each time. No road leads to Z. */
export const threeArrivals = `
node S @ 0 70
node A @ 100 0
node B @ 100 70
node C @ 200 70
node G @ 300 140
node Z @ 300 0
S - C 20
S - A 1
S - B 2
A - C 17
B - C 3
C - G 4
S - G 15
start S
goal G`

/** No road leads to G, and from both ends of the road there is only the way back. */
export const deadEnds = `
node A @ 0 60
node B @ 90 60
node C @ 180 60
node D @ 270 60
node G @ 270 0
A - B 1
B - C 1
C - D 1
start B
goal G`

/**
 * The heuristic is exact, and one road costs hardly more than the cheapest path: a search that
 * estimates too much takes that road; from S it does where it errs at even depths, from R at odd ones.
 */
export const nearlyAsCheap = `
node R @ 0 60 h 110
node S @ 90 60 h 100
node A @ 180 0 h 75
node B @ 270 0 h 50
node C @ 360 0 h 25
node G @ 450 60 h 0
R - S 10
S - A 25
A - B 25
B - C 25
C - G 25
S - G 101
start S
goal G`
