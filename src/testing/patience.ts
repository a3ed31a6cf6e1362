/** Milliseconds that tests wait for an event: much longer than it takes, so that they pass on a busy machine. */
export const patience = 50_000
