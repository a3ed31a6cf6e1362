/** Codes of PostgreSQL for work that another undid: two that locked the same rows in another order, or that did not fit after each other. */
const undone = ['40P01', '40001']
const max = 4

/** Does a transaction, and does it again when PostgreSQL ended it for the sake of another: nothing of it was kept, nobody need know. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!undone.includes((error as { code?: string }).code ?? '') || tries === max) throw error
    }
  }
}
