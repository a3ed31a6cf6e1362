import { useState } from 'react'
import { useExampleWords } from '#ui/example-words.ts'
import { FieldPair } from '#ui/field.tsx'
import { ModelFields, type TypedModel } from './model-fields.tsx'

const brands = ['Dacia', 'Peugeot'].map((name) => ({ value: name, label: name }))
const models = ['Duster', 'Logan'].map((name) => ({ value: name, label: name }))

/** Nothing chosen, a listed model, a written model, and a written make with a refused model. */
export default function ModelFieldsExamples() {
  const say = useExampleWords()
  const [values, setValues] = useState<TypedModel[]>([
    { brand: '', model: '', unlisted: '' },
    { brand: 'Dacia', model: 'Duster', unlisted: '' },
    { brand: 'Dacia', model: 'Nova', unlisted: 'Model' },
    { brand: 'Xpeng', model: '', unlisted: 'Brand' },
  ])
  const error = say({ fr: 'Le modèle est obligatoire.', ar: 'الطراز إلزامي.' })
  return (
    <>
      {values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields of the example keep their places
        <FieldPair key={i}>
          <ModelFields
            brand={{ name: `brand-${i}`, label: say({ fr: 'Marque', ar: 'العلامة' }), required: true }}
            model={{ name: `model-${i}`, label: say({ fr: 'Modèle', ar: 'الطراز' }), required: true, ...(i === 3 && { error }) }}
            value={value}
            change={(next) => setValues((now) => now.with(i, next))}
            brands={brands}
            models={models}
            choose={say({ fr: 'Choisir', ar: 'اختر' })}
          />
        </FieldPair>
      ))}
    </>
  )
}
