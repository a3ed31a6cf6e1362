import { Button } from '#ui/button.tsx'
import { useExampleWords } from '#ui/example-words.ts'
import { Facts, Panel } from './facts.tsx'

/** A section with a button, a total and a missing value. */
export default function FactsExamples() {
  const say = useExampleWords()
  return (
    <Panel
      title={say({ fr: 'Paiement', ar: 'الأداء' })}
      end={
        <Button size="small" variant="outline">
          {say({ fr: 'Encaisser', ar: 'تسجيل أداء' })}
        </Button>
      }
    >
      <Facts
        list={[
          [say({ fr: 'Prix', ar: 'الثمن' }), '187 000 DH'],
          [say({ fr: 'Garantie', ar: 'الضمان' }), null],
          [
            say({ fr: 'Adresse de facturation de l’acheteur', ar: 'عنوان فوترة المشتري' }),
            say({ fr: '120, boulevard Chefchaouni, Casablanca', ar: '120، شارع الشفشاوني، الدار البيضاء' }),
          ],
          [say({ fr: 'Total', ar: 'المجموع' }), '187 000 DH', 'total'],
        ]}
      />
    </Panel>
  )
}
