/**
 * Twenty cities of Romania, the roads between them, and the straight-line distances to Bucharest.
 *
 * Source: S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach, figures 3.1 and 3.16.
 */
export const romania = `
node Arad @ 91 108 h 366
node Bucharest @ 400 273 h 0
node Craiova @ 253 312 h 160
node Drobeta @ 165 301 h 242
node Eforie @ 562 307 h 161
node Fagaras @ 305 151 h 176
node Giurgiu @ 375 330 h 77
node Hirsova @ 534 250 h 151
node Iasi @ 473 94 h 226
node Lugoj @ 165 221 h 244
node Mehadia @ 168 261 h 241
node Neamt @ 406 63 h 234
node Oradea @ 131 29 h 380
node Pitesti @ 320 232 h 100
node Rimnicu @ 233 190 h 193
node Sibiu @ 207 143 h 253
node Timisoara @ 94 190 h 329
node Urziceni @ 456 250 h 80
node Vaslui @ 509 156 h 199
node Zerind @ 108 69 h 374
Arad - Zerind 75
Arad - Sibiu 140
Arad - Timisoara 118
Bucharest - Urziceni 85
Bucharest - Pitesti 101
Bucharest - Giurgiu 90
Bucharest - Fagaras 211
Craiova - Drobeta 120
Craiova - Rimnicu 146
Craiova - Pitesti 138
Drobeta - Mehadia 75
Eforie - Hirsova 86
Fagaras - Sibiu 99
Hirsova - Urziceni 98
Iasi - Vaslui 92
Iasi - Neamt 87
Lugoj - Timisoara 111
Lugoj - Mehadia 70
Oradea - Zerind 71
Oradea - Sibiu 151
Pitesti - Rimnicu 97
Rimnicu - Sibiu 80
Urziceni - Vaslui 142
start Arad
goal Bucharest`
