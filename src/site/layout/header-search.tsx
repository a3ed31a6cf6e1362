import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { latePart } from '#ui/late-part.tsx'
import styles from './header.module.css'

const load = () => import('#domains/catalogue/search/ui/sentence-field.tsx')
const SentenceField = latePart(async () => (await load()).SentenceField)

/**
 * The search button of every page: opens the sentence field with focus. The field loads on first use; without script, or with a modifier
 * key, this is a link to the search.
 */
export function HeaderSearch() {
  const t = useText(siteTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  // each opening mounts its own dialog: the former one may not have fired `close` yet
  const [opening, setOpening] = useState(0)
  const { key } = useLocation()
  const reach = () => void load().catch(() => undefined)
  // before the effects of the field, which then takes the focus from the closing button
  useLayoutEffect(() => {
    if (opening > 0) dialog.current?.showModal()
  }, [opening])
  // navigation closes it
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
          setOpening((before) => before + 1)
        }}
      >
        <Icon name="search" size={20} />
      </Link>
      {opening > 0 && (
        <Dialog key={opening} ref={dialog} look="top" title={t('nav.search')} onClose={() => setOpening(0)}>
          <Suspense fallback={<div className={styles.fieldComes} />}>
            <SentenceField isBare onGo={() => dialog.current?.close()} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
