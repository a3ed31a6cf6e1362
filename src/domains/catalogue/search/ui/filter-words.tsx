import type { Part } from '../address.ts'
import type { filterLabels } from '../labels.ts'

/** Label of one filter; an excluded value is struck through, and described in words for screen readers. */
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
