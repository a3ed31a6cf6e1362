import type { RefObject } from 'react'
import type { ApiError } from '#client/api-error.ts'
import { callApi } from '#client/call.ts'
import { addTaskLimits, moveTaskLimits } from '#client/limits/stock-tasks.ts'
import { useText } from '#i18n/text.ts'
import type { FieldFault } from '#shared/errors.ts'
import stockTexts from '#texts/stock'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { type Form, useFieldWords, useForm } from '#ui/use-form.ts'
import type { Task } from '../tasks/contract.ts'
import type { TaskAction } from '../tasks/status.ts'
import styles from './stock-tasks.module.css'

interface TaskDialogProps {
  dialog: RefObject<HTMLDialogElement | null>
  /** vehicle id */
  id: number
  put: (tasks: Task[]) => void
  /** reloads the tasks after a conflict */
  reload: () => void
}

const reasonLimits = { comment: { ...moveTaskLimits.comment, required: true } } as const

/** Form of both dialogs: saves, closes, and reloads the tasks after a conflict. */
function useTaskForm(
  { dialog, put, reload }: TaskDialogProps,
  { limits, send }: Pick<Parameters<typeof useForm<Task[]>>[0], 'limits' | 'send'>,
  nameOf: (field: string) => string,
): Form {
  const t = useText(stockTexts)
  const words = useFieldWords(nameOf)
  return useForm({
    limits,
    errorMessage: (fault: FieldFault) => (fault.reason === 'required' ? t('need') : words(fault)),
    send,
    onSuccess: (tasks) => {
      put(tasks)
      dialog.current?.close()
    },
    onError: ({ code }: ApiError) => {
      if (code === 'EditConflict' || code === 'TransitionNotAllowed') reload()
      return false
    },
  })
}

/** Creates or edits a task. */
export function TaskDialog(props: TaskDialogProps & { task: Task | null; opening: number }) {
  const { dialog, id, task, opening } = props
  const t = useText(stockTexts)
  const form = useTaskForm(
    props,
    {
      limits: addTaskLimits,
      send: ({ title = '', description }, signal) => {
        const given = { title, description: description || null }
        if (!task) return callApi('post', '/api/staff/vehicles/{id}/tasks', { params: { path: { id } }, body: given }, signal)
        const was = { title: task.title, description: task.description }
        const path = { id, task: task.id }
        return callApi('put', '/api/staff/vehicles/{id}/tasks/{task}', { params: { path }, body: { ...given, was } }, signal)
      },
    },
    (field) => t(`field.${field as 'title'}`),
  )
  return (
    <Dialog
      ref={dialog}
      title={t(task ? 'tasks.edit' : 'tasks.new')}
      onClose={() => form.clear()}
      foot={<Foot dialog={dialog} form="stock-task" busy={form.busy} label={t('tasks.save')} />}
    >
      <form key={opening} id="stock-task" className={styles.fields} {...form.props}>
        <TextField {...form.field('title')} label={t('field.title')} defaultValue={task?.title} />
        <TextAreaField {...form.field('description')} label={t('field.description')} defaultValue={task?.description ?? ''} />
        <FormAlert text={form.summary} />
      </form>
    </Dialog>
  )
}

/** Reason to cancel or reopen a task (workflows, rules common to all). */
export function TaskReasonDialog(props: TaskDialogProps & { asked: { task: Task; action: TaskAction } | null; opening: number }) {
  const { dialog, id, asked, opening } = props
  const t = useText(stockTexts)
  const form = useTaskForm(
    props,
    {
      limits: reasonLimits,
      send: ({ comment = '' }, signal) => {
        if (!asked) return Promise.reject(new Error('no task is asked about'))
        const path = { id, task: asked.task.id }
        const body = { action: asked.action, comment }
        return callApi('post', '/api/staff/vehicles/{id}/tasks/{task}/move', { params: { path }, body }, signal)
      },
    },
    () => t('tasks.reason'),
  )
  return (
    <Dialog
      ref={dialog}
      title={t('tasks.why')}
      onClose={() => form.clear()}
      foot={<Foot dialog={dialog} form="stock-task-reason" busy={form.busy} label={asked ? t(`tasks.action.${asked.action}`) : ''} />}
    >
      <form key={opening} id="stock-task-reason" className={styles.fields} {...form.props}>
        <TextAreaField {...form.field('comment')} label={t('tasks.reason')} />
        <FormAlert text={form.summary} />
      </form>
    </Dialog>
  )
}

function Foot({ dialog, form, busy, label }: { dialog: RefObject<HTMLDialogElement | null>; form: string; busy: boolean; label: string }) {
  const t = useText(stockTexts)
  return (
    <>
      <Button variant="ghost" onClick={() => dialog.current?.close()}>
        {t('tasks.leave')}
      </Button>
      <Button type="submit" form={form} busy={busy}>
        {label}
      </Button>
    </>
  )
}
