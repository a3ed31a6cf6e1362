import { SentenceField } from './sentence-field.tsx'

const choices = {
  brands: [
    { value: 'Dacia', count: 164 },
    { value: 'Renault', count: 121 },
  ],
  cities: [{ value: 'Casablanca', label: { fr: 'Casablanca', ar: 'الدار البيضاء' }, count: 300 }],
}

/** The field of the home page before anything is said, and that of the dialog in the header. */
export default function SentenceFieldExamples() {
  return (
    <>
      <SentenceField choices={choices} total={712} />
      <SentenceField />
    </>
  )
}
