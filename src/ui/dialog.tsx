import { type ReactNode, type RefObject, useId } from 'react'
import { useText } from '#i18n/text.ts'
import uiTexts from '#texts/ui'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  /** open with `ref.current?.showModal()`, close with `close()` */
  ref: RefObject<HTMLDialogElement | null>
  /** a question or the name of the content */
  title: string
  /**
   * `sheet`: from the inline end, on small screens from the bottom; `box`: centred; `page`: wider, full screen on small screens; `top`: at
   * the top edge, so that an on-screen keyboard does not cover it
   */
  look?: 'box' | 'sheet' | 'page' | 'top'
  children: ReactNode
  /** buttons, primary last; its label is the verb of the title, not "OK" */
  foot?: ReactNode
  onClose?: () => void
}

/** Renders a native `<dialog>`: it traps the focus, closes on Esc and restores the focus. A click on the backdrop closes it too. */
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
        // the dialog is the event target on its backdrop only
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className={styles.in}>
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {/* no form: the dialog may be inside one */}
          <IconButton icon="x" label={t('close')} onClick={(event) => event.currentTarget.closest('dialog')?.close()} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
