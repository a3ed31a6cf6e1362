import { exampleDetail } from './buy-box.example.tsx'
import { KeyFacts } from './key-facts.tsx'

/** A car of which all is known, and one of which little is. */
export default function KeyFactsExamples() {
  return (
    <>
      <div>
        <KeyFacts car={exampleDetail()} />
      </div>
      <div>
        <KeyFacts car={exampleDetail({ releaseDate: null, doors: null, color: null, gearType: null, isFirstHand: null })} />
      </div>
    </>
  )
}
