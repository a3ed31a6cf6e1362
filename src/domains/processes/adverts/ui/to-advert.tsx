import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import styles from './to-advert.module.css'

interface ToAdvertProps<T> {
  title: string
  /** what that ends and what it begins */
  text: string
  button: string
  offline: string
  send: (signal: AbortSignal) => Promise<T>
  done: (answer: T) => void
}

/** The owner of a car that the house was to sell or to buy sells it themselves: opened, read, then the press. */
export function ToAdvert<T>({ title, text, button, offline, send, done }: ToAdvertProps<T>) {
  const say = useFieldWords(() => title)
  const form = useForm({ limits: {}, errorMessage: say, offline, send: (_texts, signal) => send(signal), onSuccess: done })
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      <form className={styles.form} {...form.props}>
        <p>{text}</p>
        <FormAlert text={form.summary} />
        <p>
          <Button type="submit" variant="outline" busy={form.busy}>
            {button}
          </Button>
        </p>
      </form>
    </details>
  )
}
