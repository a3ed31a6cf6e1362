import { Accordion } from './accordion.tsx'
import { useExampleWords } from './example-words.ts'

export default function AccordionExamples() {
  const say = useExampleWords()
  return (
    <div>
      <Accordion title={say({ fr: 'Comment se passe l’expertise ?', ar: 'كيف تتم الخبرة؟' })} group="example" open>
        <p>{say({ fr: 'Un expert examine la voiture en agence, sans engagement.', ar: 'يفحص خبير السيارة في الوكالة دون أي التزام.' })}</p>
      </Accordion>
      <Accordion title={say({ fr: 'Quelle garantie ?', ar: 'ما هو الضمان؟' })} group="example">
        <p>{say({ fr: 'De 3 à 6 mois selon l’âge et le kilométrage.', ar: 'من 3 إلى 6 أشهر حسب العمر والمسافة المقطوعة.' })}</p>
      </Accordion>
      <Accordion
        title={say({
          fr: 'Puis-je rendre la voiture si je change d’avis après la signature du contrat et la remise des clés à l’agence ?',
          ar: 'هل يمكنني إرجاع السيارة إذا غيرت رأيي بعد توقيع العقد وتسلم المفاتيح من الوكالة؟',
        })}
      >
        <p>{say({ fr: 'Oui, pendant 7 jours.', ar: 'نعم، خلال 7 أيام.' })}</p>
      </Accordion>
    </div>
  )
}
