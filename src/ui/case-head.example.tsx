import { CaseHead } from './case-head.tsx'
import { useExampleWords } from './example-words.ts'
import { StatusLabel } from './status-label.tsx'

export default function CaseHeadExamples() {
  const say = useExampleWords()
  const words = [
    { fr: 'Demande', ar: 'الطلب' },
    { fr: 'Contrôle', ar: 'المراقبة' },
    { fr: 'Offre', ar: 'العرض' },
    { fr: 'Papiers', ar: 'الوثائق' },
    { fr: 'Virement', ar: 'التحويل' },
  ]
  const states = { done: say({ fr: 'fait', ar: 'تم' }), now: say({ fr: 'en cours', ar: 'جارٍ' }), next: say({ fr: 'à venir', ar: 'لاحقا' }) }
  const steps = words.map((word, i) => {
    const state = i < 2 ? ('done' as const) : i === 2 ? ('now' as const) : ('next' as const)
    return { key: word.fr, label: say(word), state, say: states[state] }
  })
  const facts = (
    <>
      <bdi dir="ltr">RA-2026-000421</bdi>
      <span>2022</span>
    </>
  )
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <CaseHead
        title={<bdi>Renault Clio</bdi>}
        facts={facts}
        status={<StatusLabel tone="new" label={say({ fr: 'Offre à décider', ar: 'عرض ينتظر قرارك' })} />}
        journey={{
          label: say({ fr: 'Étapes', ar: 'المراحل' }),
          steps,
          summary: say({ fr: 'Étape 3 sur 5 : Offre', ar: 'المرحلة 3 من 5: العرض' }),
        }}
        deadline={{
          value: say({ fr: '28 mars', ar: '28 مارس' }),
          text: say({ fr: 'samedi, avant 18:00', ar: 'السبت، قبل 18:00' }),
        }}
      />
      <CaseHead
        title={<bdi>Dacia Logan</bdi>}
        facts={facts}
        status={<StatusLabel tone="draft" label={say({ fr: 'Annulée', ar: 'ملغاة' })} />}
      />
    </div>
  )
}
