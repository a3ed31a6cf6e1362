import { useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useExampleWords } from '#ui/example-words.ts'
import { QuickChoices } from './quick-choices.tsx'

/** Ready-made bounds: one in use, one without cars. */
export default function QuickChoicesExamples() {
  const say = useExampleWords()
  const { km } = useFormat()
  const [chosen, choose] = useState<string | null>('50000')
  const choices = [20_000, 50_000, 100_000, 150_000].map((most, i) => ({ value: String(most), text: km(most), count: i * 120 }))
  return (
    <div style={{ maxInlineSize: '24rem' }}>
      <QuickChoices
        label={say({ fr: 'Kilométrage maximum', ar: 'أقصى مسافة مقطوعة' })}
        name="MaxMileage"
        choices={choices}
        chosen={chosen}
        choose={choose}
      />
    </div>
  )
}
