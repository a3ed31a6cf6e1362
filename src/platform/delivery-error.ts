/**
 * Why a message was not taken by the outside system: `later` may work another time, `refused` never will, `nobody` means that there
 * is no such address.
 */
export type Verdict = 'later' | 'refused' | 'nobody'

/** A message that an outside system did not take; `said` are its own words, which may name the address: for the outbox, not for logs. */
export class DeliveryError extends Error {
  readonly verdict: Verdict
  readonly said: string

  constructor(verdict: Verdict, said: string) {
    super(`a message was not taken: ${verdict}`)
    this.name = 'Undelivered'
    this.verdict = verdict
    this.said = said
  }
}
