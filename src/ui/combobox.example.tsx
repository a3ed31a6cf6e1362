import { useState } from 'react'
import { Combobox } from './combobox.tsx'
import { useExampleWords } from './example-words.ts'

const names = ['Citroën', 'Dacia', 'Fiat', 'Hyundai', 'Peugeot', 'Renault', 'Toyota', 'Volkswagen']

/** Selected, empty and optional, invalid, disabled. */
export default function ComboboxExamples() {
  const say = useExampleWords()
  const [value, change] = useState('Dacia')
  const common = {
    options: names.map((name) => ({ value: name, name })),
    change,
    none: say({ fr: 'Aucune marque', ar: 'لا توجد علامة' }),
  }
  const label = say({ fr: 'Marque', ar: 'العلامة' })
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))', gap: '1.5rem' }}>
      <Combobox {...common} label={label} value={value} />
      <Combobox {...common} label={label} value="" change={() => undefined} required={false} />
      <Combobox
        {...common}
        label={label}
        value=""
        change={() => undefined}
        error={say({ fr: 'Choisissez une marque.', ar: 'اختر علامة.' })}
      />
      <Combobox {...common} label={label} value="Toyota" change={() => undefined} disabled />
    </div>
  )
}
