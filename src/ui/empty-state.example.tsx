import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { useExampleWords } from './example-words.ts'

export default function EmptyStateExamples() {
  const say = useExampleWords()
  return (
    <EmptyState
      title={say({ fr: 'Aucune voiture pour l’instant', ar: 'لا توجد أي سيارة حاليا' })}
      text={say({ fr: 'Élargissez le budget, ou laissez-nous vous prévenir.', ar: 'وسّع الميزانية، أو دعنا نخبرك.' })}
    >
      <Button variant="outline" size="small">
        {say({ fr: 'Effacer les filtres', ar: 'مسح عوامل التصفية' })}
      </Button>
      <Button size="small">{say({ fr: 'Créer l’alerte', ar: 'إنشاء تنبيه' })}</Button>
    </EmptyState>
  )
}
