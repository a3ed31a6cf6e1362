import { type ReactNode, type RefObject, useId } from 'react'
import { useText } from '#i18n/text.ts'
import uiTexts from '#texts/ui'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  /** `ref.current?.showModal()` opens it, `close()` closes it */
  ref: RefObject<HTMLDialogElement | null>
  /** a question or the name of what is shown */
  title: string
  /**
   * `sheet` comes from the end of the line, on small screens from below; `box` is in the middle; `page`, a wider box, fills small screens;
   * `top` hangs from the upper edge, so that a keyboard on the screen leaves it free
   */
  look?: 'box' | 'sheet' | 'page' | 'top'
  children: ReactNode
  /** buttons, the one that does it last; its label is the verb of the title, never "OK" */
  foot?: ReactNode
  onClose?: () => void
}

/**
 * The browser's own dialog: it keeps the focus inside, closes on Esc and gives the focus back. A press outside closes it too.
 */
export function Dialog({ ref, title, look = 'box', children, foot, onClose }: DialogProps) {
  const t = useText(uiTexts)
  const id = useId()
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-look={look}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={(event) => {
        // the dialog itself is only hit outside of its content
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className={styles.in}>
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {/* no form of its own: a dialog may be part of one */}
          <IconButton icon="x" label={t('close')} onClick={(event) => event.currentTarget.closest('dialog')?.close()} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
