import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import personalDataTexts from '#texts/personalData'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import styles from './book-many.module.css'
import { useManyView } from './book-many-stages.tsx'
import { troubleText } from './trouble.ts'
import { type BookManyProps, useBookMany } from './use-book-many.ts'

/** Dialog for several cars: choice, buyer and terms; then a result and a deposit per car. */
export function BookMany(props: BookManyProps) {
  const t = useText(bookingsTexts)
  // preloads the form's texts to prevent a layout shift
  useText(personalDataTexts)
  const flow = useBookMany(props)
  const { title, body, foot } = useManyView(flow)
  return (
    <Dialog ref={flow.dialog} look="page" title={title} onClose={props.close} foot={foot}>
      <div className={styles.content}>
        {body}
        <div role="alert">
          {flow.error && (
            <Note tone="bad" icon="circle-alert" title={t('flow.failed')}>
              <p>{troubleText(flow.error, t)}</p>
            </Note>
          )}
        </div>
      </div>
    </Dialog>
  )
}
