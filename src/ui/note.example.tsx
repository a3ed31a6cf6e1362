import { useExampleWords } from './example-words.ts'
import { Note } from './note.tsx'

export default function NoteExamples() {
  const say = useExampleWords()
  return (
    <>
      <Note
        tone="info"
        icon="clock"
        title={say({ fr: 'Les réservations ouvrent lundi à 8 h', ar: 'تفتح الحجوزات يوم الاثنين على الساعة 8' })}
      >
        <p>{say({ fr: 'Du lundi au vendredi, de 8 h à 18 h.', ar: 'من الاثنين إلى الجمعة، من 8 إلى 18.' })}</p>
      </Note>
      <Note tone="good" icon="circle-check" title={say({ fr: 'Demande envoyée', ar: 'تم إرسال الطلب' })} />
      <Note tone="warning" icon="circle-alert" title={say({ fr: 'Le paiement n’est pas passé', ar: 'لم يتم الأداء' })}>
        <p>
          {say({
            fr: 'Votre banque a refusé la carte. Aucun montant n’a été débité : essayez avec une autre carte, ou appelez votre conseiller, qui garde la voiture pour vous jusqu’à 18 h.',
            ar: 'رفض بنكك البطاقة. لم يقتطع أي مبلغ: حاول ببطاقة أخرى، أو اتصل بمستشارك الذي يحتفظ لك بالسيارة إلى غاية الساعة 18.',
          })}
        </p>
      </Note>
      <Note tone="bad" icon="circle-alert" title={say({ fr: 'Document refusé', ar: 'تم رفض الوثيقة' })} />
      <Note tone="accent" icon="sparkles" title={say({ fr: 'Annonce payée', ar: 'إعلان مدفوع' })} />
    </>
  )
}
