import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import accountTexts from '#texts/account'
import sellingTexts from '#texts/selling'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './account.module.css'
import { type AccountCase, pageOfTask, type Task, tasksByDeadline } from './account-cases.ts'
import { CasePicture } from './case-picture.tsx'
import { useDueWords } from './use-due.ts'

/** Number of tasks shown at first; tasks due within a day are always shown. */
const shownFirst = 4

/** The pending tasks of a customer in all cases, by deadline, with one action each. Only the first button is filled. */
export function TodoList({ cases }: { cases: readonly AccountCase[] }) {
  const t = useText(accountTexts)
  const dueWords = useDueWords()
  const all = tasksByDeadline(cases)
  if (all.length === 0) return <p className={styles.none}>{t('todo.none')}</p>
  const pressing = all.filter(({ task }) => dueWords(task.due).isSoon).length
  const first = Math.max(pressing, all.length === shownFirst + 1 ? all.length : shownFirst)
  const rest = all.slice(first)
  return (
    <div className={styles.todo}>
      <ol>
        {all.slice(0, first).map((one, i) => (
          <TodoItem key={`${one.of.reference} ${one.task.name}`} {...one} isFirst={i === 0} />
        ))}
      </ol>
      {rest.length > 0 && (
        <details>
          <summary>
            {t('todo.more', { count: rest.length })}
            <Icon name="chevron-down" size={20} />
          </summary>
          <ol start={first + 1}>
            {rest.map((one) => (
              <TodoItem key={`${one.of.reference} ${one.task.name}`} {...one} />
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

function TodoItem({ task, of, isFirst = false }: { task: Task; of: AccountCase; isFirst?: boolean }) {
  const t = useText(accountTexts)
  const due = useDueWords()(task.due)
  const { title, text, button } = useTaskWords()(task)
  return (
    <li data-soon={due.isSoon || undefined}>
      <p className={styles.due}>
        <b>{due.day}</b> <span>{due.detail}</span>
      </p>
      <CasePicture picture={of.picture} />
      <div className={styles.what}>
        <h3>{title}</h3>
        <p>
          {t(`of.${of.kind}`, { car: isolate(of.title) })} {text}
        </p>
      </div>
      <ButtonLink variant={isFirst ? 'primary' : 'outline'} to={pageOfTask(task, of)} aria-label={t('todo.button', { button, title })}>
        {button}
      </ButtonLink>
    </li>
  )
}

export function useTaskWords() {
  const t = useText(accountTexts)
  const names = useText(sellingTexts)
  const { price } = useFormat()
  return ({ name, amount, papers = [] }: Task): { title: string; text: string; button: string } => {
    const say = t as unknown as (key: `task.${Task['name']}.${string}`, values: Record<string, string | number>) => string
    const list = papers.map((type) => names(`own.papers.type.${type as 'CustomerCIN'}`)).join(t('due.join', { first: '', second: '' }))
    const values = { amount: amount == null ? '' : price(amount), count: papers.length, list }
    return { title: say(`task.${name}.title`, values), text: say(`task.${name}.text`, values), button: say(`task.${name}.button`, values) }
  }
}
