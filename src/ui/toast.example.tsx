import { Button } from './button.tsx'
import { useExampleWords } from './example-words.ts'
import { ToastCard, useToast } from './toast.tsx'

export default function ToastExamples() {
  const say = useExampleWords()
  const toast = useToast()
  const kept = say({ fr: 'Ajoutée aux favoris', ar: 'أضيفت إلى المفضلة' })
  const undo = { detail: 'Dacia Duster', action: { label: say({ fr: 'Annuler', ar: 'تراجع' }), run: () => undefined } }
  const lost = say({ fr: 'Pas de réseau', ar: 'لا يوجد اتصال' })
  const again = { detail: say({ fr: 'Vérifiez votre connexion et réessayez.', ar: 'تحقق من اتصالك وحاول مرة أخرى.' }) }
  return (
    <>
      <ToastCard toast={{ id: 1, kind: 'success', text: kept, ...undo }} close={() => undefined} />
      <ToastCard toast={{ id: 2, kind: 'error', text: lost, ...again }} close={() => undefined} />
      <Button variant="outline" onClick={() => toast.success(kept, undo)}>
        {say({ fr: 'Réussite', ar: 'نجاح' })}
      </Button>
      <Button variant="outline" onClick={() => toast.error(lost, again)}>
        {say({ fr: 'Échec', ar: 'فشل' })}
      </Button>
    </>
  )
}
