import { useExampleWords } from './example-words.ts'
import { StatusLabel } from './status-label.tsx'

export default function StatusLabelExamples() {
  const say = useExampleWords()
  return (
    <>
      <StatusLabel tone="new" label={say({ fr: 'Nouvelle demande', ar: 'طلب جديد' })} />
      <StatusLabel tone="good" label={say({ fr: 'Acceptée', ar: 'مقبولة' })} />
      <StatusLabel tone="running" label={say({ fr: 'En cours', ar: 'قيد المعالجة' })} />
      <StatusLabel tone="warning" label={say({ fr: 'Désactivée', ar: 'معطلة' })} />
      <StatusLabel tone="bad" label={say({ fr: 'Documents refusés', ar: 'وثائق مرفوضة' })} />
      <StatusLabel tone="draft" label={say({ fr: 'Brouillon', ar: 'مسودة' })} />
    </>
  )
}
