import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useExampleWords } from '#ui/example-words.ts'
import type { BuyerField, BuyerKind } from './buyer-draft.ts'
import { BuyerForm } from './buyer-form.tsx'
import type { BuyerState } from './use-buyer.ts'

function useExampleBuyer(first: BuyerKind, known: Partial<Record<BuyerField, string>>): BuyerState {
  const [kind, choose] = useState(first)
  const [texts, setTexts] = useState(known)
  return {
    kind,
    choose,
    textOf: (field) => texts[field] ?? '',
    type: (field, text) => setTexts((now) => ({ ...now, [field]: text })),
    cities: ['Casablanca', 'Rabat'],
    texts: {},
    find: () => ({ lastName: 'need', phone: 'bad' }),
    request: () => ({}) as ReturnType<BuyerState['request']>,
    forget: () => setTexts({}),
  }
}

/** A partly completed person, and a company; the button shows the errors. */
export default function BuyerFormExamples() {
  const say = useExampleWords()
  const person = useExampleBuyer('person', { civility: 'Mme.', firstName: say({ fr: 'Salma', ar: 'سلمى' }), phone: '06 12 34' })
  const company = useExampleBuyer('company', { companyName: 'Atlas Transport SARL', ice: '001234567000089' })
  return (
    <>
      <div>
        <BuyerForm id="example-person" state={person} done={() => undefined} />
        <Button type="submit" form="example-person" variant="outline">
          {say({ fr: 'Continuer', ar: 'متابعة' })}
        </Button>
      </div>
      <div>
        <BuyerForm id="example-company" state={company} done={() => undefined} />
      </div>
    </>
  )
}
