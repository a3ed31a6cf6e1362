import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import personalDataTexts from '#texts/personalData'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import styles from './book-many.module.css'
import { useManyView } from './book-many-stages.tsx'
import { troubleText } from './trouble.ts'
import { type BookManyProps, useBookMany } from './use-book-many.ts'

/** Several cars in one go: which, who buys, the terms; then each car has its own result and its own deposit. */
export function BookMany(props: BookManyProps) {
  const t = useText(bookingsTexts)
  // the form names what is done with the data: its words come with the first, so that the dialog stands still
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
