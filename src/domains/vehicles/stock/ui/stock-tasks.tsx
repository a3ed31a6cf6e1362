import { type FormEvent, useRef, useState } from 'react'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import type { StockCard } from '../contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { TaskAction } from '../tasks/status.ts'
import styles from './stock-tasks.module.css'
import { useMoment } from './use-moment.ts'
import { type Answer, useStockCalls } from './use-stock-calls.ts'

const tones: Record<Task['lastStatus'], StatusTone> = {
  Idle: 'new',
  Started: 'running',
  Stopped: 'warning',
  Cancelled: 'draft',
  Completed: 'good',
}

interface StockTasksProps {
  card: StockCard
  put: (tasks: Task[]) => void
  reload: () => void
  mayChange: boolean
}

/** What must be done with the papers of a car, in the order in which it must be done. */
export function StockTasks({ card: { id, tasks }, put, reload, mayChange }: StockTasksProps) {
  const t = useText('stock')
  const moment = useMoment()
  const calls = useStockCalls()
  const words = useRef<HTMLDialogElement>(null)
  const reason = useRef<HTMLDialogElement>(null)
  const [edited, setEdited] = useState<Task | null>(null)
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  const [asked, setAsked] = useState<{ task: Task; action: TaskAction } | null>(null)
  const [comment, setComment] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function change(call: Promise<Answer<Task[]>>): Promise<boolean> {
    setBusy(true)
    const answer = await call
    setBusy(false)
    if (answer.data) put(answer.data)
    else {
      calls.tell(answer)
      if (answer.refused.code === 'EditConflict' || answer.refused.code === 'TransitionNotAllowed') reload()
    }
    return answer.data !== undefined
  }

  function open(task: Task | null): void {
    setEdited(task)
    setTitle(task?.title ?? '')
    setDescription(task?.description ?? '')
    setFault(null)
    words.current?.showModal()
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (title.trim() === '') return setFault(t('need'))
    const given = { title: title.trim(), description: description.trim() || null }
    const was = edited && { title: edited.title, description: edited.description }
    const done = await change(edited && was ? calls.saveTask(id, edited.id, { ...given, was }) : calls.addTask(id, given))
    if (done) words.current?.close()
  }

  function act(task: Task, action: TaskAction): void {
    // these say why (workflows, rules common to all)
    if (action !== 'cancel' && action !== 'reopen') return void change(calls.moveTask(id, task.id, { action }))
    setAsked({ task, action })
    setComment('')
    setFault(null)
    reason.current?.showModal()
  }

  async function answerWhy(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!asked) return
    if (comment.trim() === '') return setFault(t('need'))
    if (await change(calls.moveTask(id, asked.task.id, { action: asked.action, comment: comment.trim() }))) reason.current?.close()
  }

  const step = (task: Task, by: number) => {
    const from = tasks.indexOf(task)
    const ids = tasks.map((one) => one.id)
    const next = ids.toSpliced(from, 1).toSpliced(from + by, 0, task.id)
    void change(calls.orderTasks(id, next))
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
            <li key={task.id} data-done={task.isDone || undefined}>
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
                      onClick={() => act(task, action)}
                    >
                      {t(`tasks.action.${action}`)}
                    </Button>
                  ))}
                  <Button size="small" variant="ghost" onClick={() => open(task)}>
                    {t('tasks.changeButton')}
                  </Button>
                  <IconButton
                    icon="arrow-up"
                    label={t('tasks.up', { title: task.title })}
                    disabled={busy || place === 0}
                    onClick={() => step(task, -1)}
                  />
                  <IconButton
                    icon="arrow-down"
                    label={t('tasks.down', { title: task.title })}
                    disabled={busy || place === tasks.length - 1}
                    onClick={() => step(task, 1)}
                  />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      {mayChange && (
        <Button size="small" variant="tonal" aria-haspopup="dialog" onClick={() => open(null)}>
          {t('tasks.add')}
        </Button>
      )}
      <Dialog
        ref={words}
        title={t(edited ? 'tasks.edit' : 'tasks.new')}
        foot={
          <>
            <Button variant="ghost" onClick={() => words.current?.close()}>
              {t('tasks.leave')}
            </Button>
            <Button type="submit" form="stock-task" busy={busy}>
              {t('tasks.save')}
            </Button>
          </>
        }
      >
        <form id="stock-task" className={styles.fields} onSubmit={save} noValidate>
          <TextField
            label={t('field.title')}
            required
            maxLength={120}
            value={title}
            onChange={(event) => {
              setTitle(event.target.value)
              setFault(null)
            }}
            {...(fault !== null && { error: fault })}
          />
          <TextAreaField
            label={t('field.description')}
            maxLength={2000}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </form>
      </Dialog>
      <Dialog
        ref={reason}
        title={t('tasks.why')}
        foot={
          <>
            <Button variant="ghost" onClick={() => reason.current?.close()}>
              {t('tasks.leave')}
            </Button>
            <Button type="submit" form="stock-task-reason" busy={busy}>
              {asked ? t(`tasks.action.${asked.action}`) : ''}
            </Button>
          </>
        }
      >
        <form id="stock-task-reason" className={styles.fields} onSubmit={answerWhy} noValidate>
          <TextAreaField
            label={t('tasks.reason')}
            required
            maxLength={500}
            value={comment}
            onChange={(event) => {
              setComment(event.target.value)
              setFault(null)
            }}
            {...(fault !== null && { error: fault })}
          />
        </form>
      </Dialog>
    </div>
  )
}
