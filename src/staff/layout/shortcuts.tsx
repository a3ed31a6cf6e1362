import { useRef } from 'react'
import { useKeys } from '#client/staff/use-keys.ts'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import { Dialog } from '#ui/dialog.tsx'
import { Drawing } from '#ui/icon.tsx'
import { drawings } from './drawings.ts'
import styles from './shortcuts.module.css'

const shortcuts = [
  { keys: ['/'], name: 'search' },
  { keys: ['J', 'K'], name: 'walk' },
  { keys: ['↵'], name: 'open' },
  { keys: ['A'], name: 'take' },
  { keys: ['X'], name: 'select' },
  { keys: ['?'], name: 'help' },
  { keys: ['Esc'], name: 'close' },
] as const

/** Keyboard shortcuts of the back office: opened by a button or `?`. */
export function Shortcuts() {
  const t = useText(staffTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  useKeys({ '?': () => dialog.current?.showModal() })
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('keys.title')}
        title={t('keys.title')}
        onClick={() => dialog.current?.showModal()}
      >
        <Drawing path={drawings.keyboard} size={20} />
      </button>
      <Dialog ref={dialog} title={t('keys.title')}>
        <dl className={styles.list}>
          {shortcuts.map(({ keys, name }) => (
            <div key={name}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
