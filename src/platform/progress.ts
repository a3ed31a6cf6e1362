/** Progress of a long step: a bar on a terminal, a few plain lines elsewhere. */
export interface Progress {
  /** `done`: completed units of the total; `note` replaces the text after the bar */
  at(done: number, note?: string): void
  /** Completes the step with a result, e.g. '1 200 vehicles'. */
  done(note?: string): void
  /** Marks the step as failed. The caller reports the error. */
  failed(): void
}

/** Starts a progress display on standard error. Without a total, only start and end are shown. */
export function progress(title: string, total = 0, out: NodeJS.WriteStream = process.stderr): Progress {
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
  const tty = out.isTTY === true
  let told = tty ? 0 : 250
  let last = 0
  if (tty) out.write(`  ${title} …`)

  function finish(mark: string, note = ''): void {
    out.write(`${tty ? '\r\x1b[2K' : ''}${mark} ${title}${note && `: ${note}`} (${seconds()})\n`)
  }

  return {
    at(done, note = '') {
      const now = performance.now()
      const share = total > 0 ? Math.min(1, done / total) : 0
      if (tty) {
        if (now - last < 80 && done < total) return
        last = now
        const full = Math.round(share * 24)
        const bar = total > 0 ? ` ${'█'.repeat(full)}${'░'.repeat(24 - full)} ${Math.floor(share * 100)} %` : ''
        out.write(`\r\x1b[2K  ${title}${bar} ${note}`.slice(0, (out.columns ?? 100) + 5))
      } else if (total > 0 && share * 1000 >= told && share < 1) {
        told = (Math.floor(share * 4) + 1) * 250
        out.write(`  ${title}: ${Math.floor(share * 100)} %${note && `, ${note}`}\n`)
      }
    },
    done: (note) => finish('✓', note),
    failed: () => finish('✗'),
  }
}

/** Runs a step with a progress display. `note` formats the result. */
export async function step<T>(title: string, run: (shown: Progress) => Promise<T>, note?: (result: T) => string): Promise<T> {
  const shown = progress(title)
  try {
    const result = await run(shown)
    shown.done(note?.(result))
    return result
  } catch (error) {
    shown.failed()
    throw error
  }
}
