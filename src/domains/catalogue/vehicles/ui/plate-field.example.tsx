import { useState } from 'react'
import { useExampleWords } from '#ui/example-words.ts'
import { PlateField } from './plate-field.tsx'

/** Empty, filled, wrong, of another series, of a car registered abroad, and large. */
export default function PlateFieldExamples() {
  const say = useExampleWords()
  const [values, setValues] = useState(['', '12345أ6', '1أ99', 'WW 123456', 'AB-123-CD', '48217B6'])
  const error = say({ fr: 'Cette préfecture n’existe pas.', ar: 'هذه العمالة غير موجودة.' })
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))', gap: '1.5rem' }}>
      {values.map((value, i) => (
        <PlateField
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of the example keep their places
          key={i}
          name={`plate-${i}`}
          label={say({ fr: 'Immatriculation', ar: 'لوحة الترقيم' })}
          value={value}
          change={(next) => setValues((now) => now.with(i, next))}
          foreign={i === 4}
          large={i === 5}
          required={i === 1}
          {...(i === 2 && { error })}
        />
      ))}
    </div>
  )
}
