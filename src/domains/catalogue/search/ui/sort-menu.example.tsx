import { SortMenu } from './sort-menu.tsx'

/** The usual one and the short one of small screens. */
export default function SortMenuExamples() {
  return (
    <>
      <SortMenu search={new URLSearchParams()} go={() => undefined} />
      <SortMenu search={new URLSearchParams()} go={() => undefined} short />
    </>
  )
}
