import { useExampleWords } from './example-words.ts'
import { SelectField } from './field.tsx'
import { LanguageOptions } from './language-options.tsx'

export default function LanguageOptionsExamples() {
  const say = useExampleWords()
  return (
    <SelectField label={say({ fr: 'Langue des messages', ar: 'لغة الرسائل' })} required>
      <LanguageOptions />
    </SelectField>
  )
}
