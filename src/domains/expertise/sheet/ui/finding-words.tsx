import { AsWritten } from './as-written.tsx'

interface FindingWordsProps {
  /** set phrases in the language of the reader */
  phrases: readonly string[] | undefined
  /** free words of the expert */
  texts: readonly (string | null | undefined)[]
}

/** What the expert recorded about a point: the set phrases, then the free words in their own language. */
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
