import { useState } from 'react'
import { useExampleWords } from '#ui/example-words.ts'
import { ChoiceList } from './choice-list.tsx'

const cities = [
  ['Casablanca', 'الدار البيضاء'],
  ['Rabat', 'الرباط'],
  ['Marrakech', 'مراكش'],
  ['Fès', 'فاس'],
  ['Tanger', 'طنجة'],
  ['Agadir', 'أكادير'],
  ['Meknès', 'مكناس'],
  ['Oujda', 'وجدة'],
  ['Tétouan', 'تطوان'],
  ['Kénitra', 'القنيطرة'],
  ['El Jadida', 'الجديدة'],
  ['Nador', 'الناظور'],
  ['Safi', 'آسفي'],
] as const

/** A long list that folds and can be searched, one choice ticked and one without cars; a short one. */
export default function ChoiceListExamples() {
  const say = useExampleWords()
  const [chosen, setChosen] = useState<readonly string[]>(['Casablanca'])
  const choices = cities.map(([fr, ar], i) => ({ value: fr, label: say({ fr, ar }), count: i === 4 ? 0 : 300 - i * 20 }))
  const toggle = (value: string) => setChosen((now) => (now.includes(value) ? now.filter((one) => one !== value) : [...now, value]))
  return (
    <>
      <div style={{ maxInlineSize: '20rem' }}>
        <ChoiceList
          name="Cities"
          legend={say({ fr: 'Ville', ar: 'المدينة' })}
          choices={choices}
          chosen={chosen}
          toggle={toggle}
          more={(count) => say({ fr: `${count} autres villes`, ar: `${count} مدن أخرى` })}
          find={say({ fr: 'Chercher une ville', ar: 'البحث عن مدينة' })}
        />
      </div>
      <div style={{ maxInlineSize: '20rem' }}>
        <ChoiceList
          name="Few"
          legend={say({ fr: 'Ville, liste courte', ar: 'المدينة، لائحة قصيرة' })}
          choices={choices.slice(0, 3)}
          chosen={[]}
          toggle={() => undefined}
        />
      </div>
    </>
  )
}
