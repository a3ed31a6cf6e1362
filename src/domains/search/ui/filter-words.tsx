import type { Part } from '../address.ts'
import type { filterLabels } from '../labels.ts'

/** One filter as it is drawn: what is not wanted is struck through, and said in words to those who do not see the line. */
export function FilterWords({ labels, part }: { labels: Pick<ReturnType<typeof filterLabels>, 'part' | 'struck'>; part: Part }) {
  const struck = labels.struck(part)
  if (struck === null) return labels.part(part)
  return (
    <>
      <s aria-hidden="true">{struck}</s>
      <span className="vh">{labels.part(part)}</span>
    </>
  )
}
