import { useExampleWords } from '#ui/example-words.ts'
import type { StockCard } from '../contract.ts'
import type { Task } from '../tasks/contract.ts'
import { StockTasks } from './stock-tasks.tsx'

/** Started, open, done; read-only; empty. */
export default function StockTasksExamples() {
  const say = useExampleWords()
  const task: Task = {
    id: 1,
    vehicleId: 1,
    order: 1,
    title: say({ fr: 'Mutation de la carte grise', ar: 'نقل ملكية البطاقة الرمادية' }),
    description: say({ fr: 'Au centre d’immatriculation, avec la procuration.', ar: 'في مركز التسجيل، مع الوكالة.' }),
    isDone: false,
    lastStatus: 'Started',
    statuses: [
      { type: 'Started', comment: say({ fr: 'Dossier déposé', ar: 'تم إيداع الملف' }), at: '2026-03-20T09:00:00Z', by: 'Nadia Idrissi' },
    ],
    actions: ['complete', 'stop', 'cancel'],
  }
  const tasks: Task[] = [
    task,
    {
      ...task,
      id: 2,
      vehicleId: 1,
      order: 2,
      title: say({ fr: 'Double de la clé', ar: 'نسخة من المفتاح' }),
      description: null,
      lastStatus: 'Idle',
      statuses: [],
      actions: ['start'],
    },
    {
      ...task,
      id: 3,
      vehicleId: 1,
      order: 3,
      title: say({ fr: 'Vignette', ar: 'الضريبة السنوية' }),
      description: null,
      isDone: true,
      lastStatus: 'Completed',
      actions: [],
    },
  ]
  const common = { put: () => undefined, reload: () => undefined }
  return (
    <>
      <div>
        <StockTasks {...common} card={{ id: 1, tasks } as StockCard} mayChange />
      </div>
      <div>
        <StockTasks {...common} card={{ id: 1, tasks: tasks.slice(2) } as StockCard} mayChange={false} />
      </div>
      <div>
        <StockTasks {...common} card={{ id: 1, tasks: [] as Task[] } as StockCard} mayChange />
      </div>
    </>
  )
}
