import type { Localized } from '#shared/language.ts'
import { useExampleWords } from './example-words.ts'
import { Journey } from './journey.tsx'

const words: Localized[] = [
  { fr: 'Réservation', ar: 'الحجز' },
  { fr: 'Accord', ar: 'الموافقة' },
  { fr: 'Paiement', ar: 'الأداء' },
  { fr: 'Facture', ar: 'الفاتورة' },
  { fr: 'Contrôle', ar: 'المراقبة' },
  { fr: 'Livraison', ar: 'التسليم' },
]

export default function JourneyExamples() {
  const say = useExampleWords()
  const states = {
    done: say({ fr: 'fait', ar: 'تم' }),
    now: say({ fr: 'en cours', ar: 'جارٍ' }),
    next: say({ fr: 'à venir', ar: 'لاحقا' }),
  }
  const steps = (at: number) =>
    words.map((word, i) => {
      const state = i < at ? ('done' as const) : i === at ? ('now' as const) : ('next' as const)
      return { key: word.fr, label: say(word), state, say: states[state], ...(i < at && { when: `${18 + i}/03` }) }
    })
  const label = say({ fr: 'Étapes', ar: 'المراحل' })
  return (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <Journey label={label} steps={steps(0)} summary={say({ fr: 'Étape 1 sur 6 : Réservation', ar: 'المرحلة 1 من 6: الحجز' })} />
      <Journey label={label} steps={steps(3)} summary={say({ fr: 'Étape 4 sur 6 : Facture', ar: 'المرحلة 4 من 6: الفاتورة' })} />
      <Journey label={label} steps={steps(6)} summary={say({ fr: 'Terminé', ar: 'انتهى' })} />
    </div>
  )
}
