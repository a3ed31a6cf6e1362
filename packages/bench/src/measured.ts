import { performance } from 'node:perf_hooks'

/** The ms under which this share of the times are. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** How many ms each of `rounds` asks of each of `together` callers took. */
export async function timesOf(ask: () => Promise<void>, { rounds, together }: { rounds: number; together: number }): Promise<number[]> {
  const times: number[] = []
  const line = async () => {
    for (let round = 0; round < rounds; round++) {
      const from = performance.now()
      await ask()
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: together }, line))
  return times
}

/** Resident bytes of a server, as it tells them itself. `site` without a slash at its end. */
export async function residentBytes(site: string): Promise<number> {
  const text = await (await fetch(`${site}/metrics`)).text()
  const [, bytes] = text.match(/^process_resident_memory_bytes (\S+)/m) ?? []
  if (!bytes) throw new Error('The server does not tell its memory.')
  return Number(bytes)
}
