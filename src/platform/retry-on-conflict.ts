/** SQLSTATE codes of deadlocks and serialization failures. */
const undone = ['40P01', '40001']
const max = 4

/** Runs a transaction and retries it after a deadlock or serialization failure. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!undone.includes((error as { code?: string }).code ?? '') || tries === max) throw error
    }
  }
}
