import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import type { Task } from '../tasks/contract.ts'
import type { TaskAction } from '../tasks/status.ts'
import styles from './stock-tasks.module.css'
import { useMoment } from './use-moment.ts'

const tones: Record<Task['lastStatus'], StatusTone> = {
  Idle: 'new',
  Started: 'running',
  Stopped: 'warning',
  Cancelled: 'draft',
  Completed: 'good',
}

interface TaskLineProps {
  task: Task
  /** position and total number */
  place: number
  count: number
  mayChange: boolean
  /** a change is in progress */
  busy: boolean
  act: (action: TaskAction) => void
  edit: () => void
  step: (by: number) => void
}

/** Task with its state and actions. */
export function TaskLine({ task, place, count, mayChange, busy, act, edit, step }: TaskLineProps) {
  const t = useText(stockTexts)
  const moment = useMoment()
  return (
    <li data-done={task.isDone || undefined}>
      <div className={styles.words}>
        <p className={styles.title}>
          <bdi>{task.title}</bdi>
          <StatusLabel tone={tones[task.lastStatus]} label={t(`tasks.status.${task.lastStatus}`)} />
        </p>
        {task.description && (
          <p className={styles.text}>
            <bdi>{task.description}</bdi>
          </p>
        )}
        {task.statuses[0] && (
          <p className={styles.when}>
            {moment(task.statuses[0].at, task.statuses[0].by)}
            {task.statuses[0].comment && <q>{task.statuses[0].comment}</q>}
          </p>
        )}
      </div>
      {mayChange && (
        <div className={styles.buttons}>
          {task.actions.map((action) => (
            <Button
              key={action}
              size="small"
              variant={action === 'cancel' || action === 'stop' ? 'ghost' : 'outline'}
              disabled={busy}
              onClick={() => act(action)}
            >
              {t(`tasks.action.${action}`)}
            </Button>
          ))}
          <Button size="small" variant="ghost" onClick={edit}>
            {t('tasks.changeButton')}
          </Button>
          <IconButton
            icon="arrow-up"
            label={t('tasks.up', { title: task.title })}
            disabled={busy || place === 0}
            onClick={() => step(-1)}
          />
          <IconButton
            icon="arrow-down"
            label={t('tasks.down', { title: task.title })}
            disabled={busy || place === count - 1}
            onClick={() => step(1)}
          />
        </div>
      )}
    </li>
  )
}
