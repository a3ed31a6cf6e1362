/** Outcome of a failed delivery. `later`: a retry may succeed; `refused`: rejected permanently; `nobody`: the address does not exist. */
export type Verdict = 'later' | 'refused' | 'nobody'

/** A failed delivery. `said` is the response of the provider. It may contain the address: store it in the outbox, do not log it. */
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
