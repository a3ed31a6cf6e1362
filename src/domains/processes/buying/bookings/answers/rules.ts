/** Channels of an answer that staff record for a customer. */
export const answerWays = ['Phone', 'InPerson', 'Message'] as const
export type AnswerWay = (typeof answerWays)[number]

/** A recorded answer and the prices before it, in whole dirhams. */
export interface NotedAnswer {
  /** ISO 8601 */
  at: string
  price: number
  newPrice: number
}

const hoursToObject = 24

/** Returns the end of the period in which the customer may object to a recorded answer. */
export const objectionEnd = (answered: Date): Date => new Date(answered.getTime() + hoursToObject * 3_600_000)

/**
 * Returns the end of the period of objection; null once it is over, or when the customer has paid more than the earlier price, which
 * accepts the new one. `due`: amount received for the car, without the warranty pack.
 */
export function objectableUntil(answer: NotedAnswer | null, due: number, now: Date): Date | null {
  if (!answer || due > answer.price) return null
  const end = objectionEnd(new Date(answer.at))
  return end > now ? end : null
}
