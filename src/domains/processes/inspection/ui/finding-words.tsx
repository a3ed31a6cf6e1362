import { AsWritten } from './as-written.tsx'

interface FindingWordsProps {
  /** set phrases in the reader's language */
  phrases: readonly string[] | undefined
  /** free text of the expert */
  texts: readonly (string | null | undefined)[]
}

/** Set phrases of a point, then the free text in its own language. */
export function FindingWords({ phrases = [], texts }: FindingWordsProps) {
  return (
    <>
      {phrases.map((phrase) => (
        <p key={phrase}>{phrase}</p>
      ))}
      <AsWritten texts={texts} />
    </>
  )
}
