import { useRef, useState } from 'react'
import type { ApiError } from '#client/api-error.ts'
import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import type { StockCard } from '../contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { TaskAction } from '../tasks/status.ts'
import styles from './stock-tasks.module.css'
import { TaskDialog, TaskReasonDialog } from './task-dialogs.tsx'
import { TaskLine } from './task-line.tsx'
import { useStockMutation } from './use-stock-mutation.ts'

interface StockTasksProps {
  card: StockCard
  put: (tasks: Task[]) => void
  reload: () => void
  mayChange: boolean
}

/** Administrative tasks of a car in their order. */
export function StockTasks({ card: { id, tasks }, put, reload, mayChange }: StockTasksProps) {
  const t = useText(stockTexts)
  const toast = useToast()
  const words = useRef<HTMLDialogElement>(null)
  const reason = useRef<HTMLDialogElement>(null)
  const [edited, setEdited] = useState<Task | null>(null)
  const [asked, setAsked] = useState<{ task: Task; action: TaskAction } | null>(null)
  // resets the fields when the dialog opens again
  const [opening, setOpening] = useState(0)
  const failed = ({ code, message }: ApiError) => {
    toast.error(message || t('failed'))
    if (code === 'EditConflict' || code === 'TransitionNotAllowed') reload()
  }
  const moving = useStockMutation('post', '/api/staff/vehicles/{id}/tasks/{task}/move', { onSuccess: put, onError: failed })
  const ordering = useStockMutation('put', '/api/staff/vehicles/{id}/tasks', { onSuccess: put, onError: failed })
  const busy = moving.isPending || ordering.isPending

  function open(task: Task | null): void {
    setEdited(task)
    setOpening(opening + 1)
    words.current?.showModal()
  }

  function act(task: Task, action: TaskAction): void {
    // these need a reason (workflows, rules common to all)
    if (action !== 'cancel' && action !== 'reopen') return void moving.send({ params: { path: { id, task: task.id } }, body: { action } })
    setAsked({ task, action })
    setOpening(opening + 1)
    reason.current?.showModal()
  }

  const step = (task: Task, by: number) => {
    const from = tasks.indexOf(task)
    const ids = tasks.map((one) => one.id)
    const next = ids.toSpliced(from, 1).toSpliced(from + by, 0, task.id)
    void ordering.send({ params: { path: { id } }, body: { ids: next } })
  }

  return (
    <div className={styles.tasks}>
      {tasks.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('tasks.none')}</p>
          <p>{t('tasks.noneText')}</p>
        </div>
      ) : (
        <ol className={styles.list}>
          {tasks.map((task, place) => (
            <TaskLine
              key={task.id}
              task={task}
              place={place}
              count={tasks.length}
              mayChange={mayChange}
              busy={busy}
              act={(action) => act(task, action)}
              edit={() => open(task)}
              step={(by) => step(task, by)}
            />
          ))}
        </ol>
      )}
      {mayChange && (
        <Button size="small" variant="tonal" aria-haspopup="dialog" onClick={() => open(null)}>
          {t('tasks.add')}
        </Button>
      )}
      <TaskDialog dialog={words} id={id} put={put} reload={reload} task={edited} opening={opening} />
      <TaskReasonDialog dialog={reason} id={id} put={put} reload={reload} asked={asked} opening={opening} />
    </div>
  )
}
