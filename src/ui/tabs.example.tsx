import { useExampleWords } from './example-words.ts'
import { Tabs } from './tabs.tsx'

export default function TabsExamples() {
  const say = useExampleWords()
  const many = [
    { fr: 'Toutes', ar: 'الكل' },
    { fr: 'Nouvelles demandes', ar: 'طلبات جديدة' },
    { fr: 'En cours', ar: 'قيد المعالجة' },
    { fr: 'À livrer', ar: 'للتسليم' },
    { fr: 'Terminées', ar: 'منتهية' },
  ]
  return (
    <>
      <div>
        <Tabs
          label={say({ fr: 'Que voulez-vous faire ?', ar: 'ماذا تريد أن تفعل؟' })}
          tabs={[
            {
              name: say({ fr: 'Acheter', ar: 'شراء' }),
              count: '1 284',
              content: <p>{say({ fr: 'Chercher une voiture.', ar: 'البحث عن سيارة.' })}</p>,
            },
            {
              name: say({ fr: 'Vendre ou reprendre', ar: 'بيع أو مبادلة' }),
              content: <p>{say({ fr: 'Décrire sa voiture.', ar: 'وصف السيارة.' })}</p>,
            },
          ]}
        />
      </div>
      <div>
        <Tabs
          label={say({ fr: 'Réservations', ar: 'الحجوزات' })}
          tabs={many.map((name, i) => ({ name: say(name), count: String(i * 12), content: <p>{say(name)}</p> }))}
        />
      </div>
    </>
  )
}
