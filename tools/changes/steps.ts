/** One file of a described change, from its `diff` block. */
export interface Step {
  path: string
  /** replaced pieces, each found exactly once; a new file has one piece, which replaces nothing */
  hunks: readonly { before: string; after: string }[]
  isNew: boolean
  /** expected failure when this step is left out, from the line under the block: `types`, or a test file and words of the failure */
  forgotten: { by: 'types' | 'test'; file: string; says: string } | null
}

/**
 * The steps of a page of `docs/`: every fenced `diff` block names a file (`--- path`, or `+++ path` for a new one) and shows its change:
 * lines that stay begin with a space, new ones with `+`, old ones with `-`, pieces are parted by `@@`. The lines that stay must be in the
 * file exactly once, whatever their number. `NNNN` in the path of a migration is the next free number. The line after the block says
 * what notices when the step is forgotten: `Forgotten: types say "…"` or `Forgotten: path/of.test.ts says "…"`.
 */
export function readSteps(page: string): Step[] {
  return [...page.matchAll(/^```diff\n([\s\S]*?)^```\n+(?:Forgotten: `?([\w./-]+?)`? says? "(.+?)"\.?$)?/gm)].map(
    ([, block = '', noticedBy, says = '']) => {
      const [head = '', ...lines] = block.trimEnd().split('\n')
      const [, mark, path] = /^(---|\+\+\+) (\S+)$/.exec(head) ?? []
      if (!path) throw new Error(`A diff block begins with --- or +++ and a path, not with: ${head}`)
      const isNew = mark === '+++'
      const hunks = lines
        .join('\n')
        .split(/^@@.*\n/m)
        .filter((piece) => piece !== '')
        .map((piece) => pieceOf(piece.replace(/\n$/, '').split('\n')))
      const by = noticedBy === 'types' ? 'types' : 'test'
      return { path, hunks, isNew, forgotten: noticedBy ? { by, file: noticedBy, says } : null }
    },
  )
}

function pieceOf(lines: readonly string[]): { before: string; after: string } {
  const side = (other: string) =>
    lines
      .filter((line) => !line.startsWith(other))
      .map((line) => line.slice(1))
      .join('\n')
  return { before: side('+'), after: side('-') }
}

/** Returns the text of a file after a step. Throws when a line that stays or goes is not found exactly once. */
export function applyStep(text: string, { path, hunks, isNew }: Step): string {
  if (isNew) return `${hunks.map(({ after }) => after).join('\n')}\n`
  return hunks.reduce((now, { before, after }) => {
    const found = now.split(before).length - 1
    if (found !== 1) throw new Error(`${path} has these lines ${found} times, not once:\n${before}`)
    return now.replace(before, () => after)
  }, text)
}
