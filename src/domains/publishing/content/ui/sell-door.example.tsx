import { exampleElement } from './example-element.ts'
import { SellDoor } from './sell-door.tsx'

/** Entry to selling, beside the search field. */
export default function SellDoorExamples() {
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <SellDoor
        ways={[
          exampleElement(1, { titles: { fr: 'Vous vendez votre voiture ?', ar: 'تبيع سيارتك؟' } }),
          exampleElement(2, { titles: { fr: 'Ou vous la faites reprendre ?', ar: 'أو تريد استبدالها؟' } }),
        ]}
        phone="0801 00 12 34"
        networkHref="#map"
        estimateHref="/sell"
        requestHref="/create-request"
      />
    </div>
  )
}
