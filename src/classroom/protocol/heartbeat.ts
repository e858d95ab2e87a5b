/**
 * How often the relay asks each client whether it is there, in ms, and how long it waits for the
 * answer. Who loses the network without a word is missed after both together.
 */
export const heartbeat = { each: 3_000, answer: 4_000 }
