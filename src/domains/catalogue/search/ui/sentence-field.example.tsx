import { SentenceField } from './sentence-field.tsx'

const choices = {
  brands: [
    { value: 'Dacia', count: 164 },
    { value: 'Renault', count: 121 },
  ],
  cities: [{ value: 'Casablanca', label: { fr: 'Casablanca', ar: 'الدار البيضاء' }, count: 300 }],
}

/** The empty field: with its selects, as on the home page, and with a link to all filters instead. */
export default function SentenceFieldExamples() {
  return (
    <>
      <SentenceField choices={choices} total={712} />
      <SentenceField />
    </>
  )
}
