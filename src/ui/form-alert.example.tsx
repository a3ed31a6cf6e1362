import { useExampleWords } from './example-words.ts'
import { FormAlert } from './form-alert.tsx'

export default function FormAlertExamples() {
  const say = useExampleWords()
  return (
    <>
      <FormAlert text={say({ fr: 'Cette adresse e-mail existe déjà.', ar: 'عنوان البريد الإلكتروني هذا موجود من قبل.' })} />
      <FormAlert
        title={say({ fr: 'Votre message n’est pas parti', ar: 'لم ترسل رسالتك' })}
        text={say({ fr: 'Réessayez dans un instant.', ar: 'أعد المحاولة بعد لحظة.' })}
      />
      <FormAlert text={null} />
    </>
  )
}
