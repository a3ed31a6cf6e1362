import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './header.module.css'

const load = () => import('#domains/search/ui/sentence-field.tsx')
const SentenceField = lazy(async () => ({ default: (await load()).SentenceField }))

/**
 * The magnifier of every page: it opens the sentence field with the focus in it. The field is fetched when somebody reaches for it; without
 * script, or with a key held for a new tab, this is a link to the search.
 */
export function HeaderSearch() {
  const t = useText('site')
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  const reach = () => void load().catch(() => undefined)
  // before the effects of the field, which then takes the focus from the button that closes
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  // arriving anywhere closes it
  useEffect(() => {
    if (key) dialog.current?.close()
  }, [key])
  return (
    <>
      <Link
        className={styles.icon}
        to={address.search()}
        aria-label={t('nav.search')}
        aria-haspopup="dialog"
        onPointerEnter={reach}
        onFocus={reach}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="search" size={20} />
      </Link>
      {isOpen && (
        <Dialog ref={dialog} look="top" title={t('nav.search')} onClose={() => setOpen(false)}>
          <Suspense fallback={<div className={styles.fieldComes} />}>
            <SentenceField isBare onGo={() => dialog.current?.close()} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
