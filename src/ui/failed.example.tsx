import { ButtonLink } from './button.tsx'
import { useExampleWords } from './example-words.ts'
import { Failed } from './failed.tsx'

export default function FailedExamples() {
  const say = useExampleWords()
  return (
    <Failed
      title={say({ fr: 'Cette page n’a pas pu être chargée', ar: 'تعذر تحميل هذه الصفحة' })}
      text={say({ fr: 'Vérifiez votre connexion et réessayez.', ar: 'تحقق من اتصالك وحاول مرة أخرى.' })}
      retry={() => undefined}
    >
      <ButtonLink to="/home" variant="outline">
        {say({ fr: 'Accueil', ar: 'الرئيسية' })}
      </ButtonLink>
    </Failed>
  )
}
