import { useEffect, useRef, useState } from 'react'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './keep-search.module.css'

interface KeepSearchProps {
  open: boolean
  close: () => void
}

/** What an anonymous visitor can do instead of an alert: keep the address, which is the whole search, by copy or share. */
export function KeepSearch({ open, close }: KeepSearchProps) {
  const t = useText('search')
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null)
  const [here, setHere] = useState('')
  const [canShare, setCanShare] = useState(false)

  useEffect(() => {
    const box = dialog.current
    if (!open || !box || box.open) return
    setHere(window.location.href)
    setCanShare(typeof navigator.share === 'function')
    setSaid(null)
    box.showModal()
  }, [open])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(here)
      setSaid('copied')
    } catch {
      field.current?.select()
      setSaid('notCopied')
    }
  }

  return (
    <Dialog
      ref={dialog}
      title={t('alert.title')}
      onClose={close}
      foot={
        <>
          {canShare && (
            <Button
              variant="outline"
              // Closing the system's sheet without sharing is no error.
              onClick={() => void navigator.share({ title: t('alert.shareTitle'), url: here }).catch(() => undefined)}
            >
              <Icon name="share-2" size={18} />
              {t('alert.share')}
            </Button>
          )}
          <Button onClick={copy}>
            <Icon name="copy" size={18} />
            {t('alert.copy')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p>{t('alert.why')}</p>
        <p>{t('alert.meanwhile')}</p>
        <label className={styles.field}>
          <span>{t('alert.address')}</span>
          <input ref={field} type="text" readOnly dir="ltr" value={here} onFocus={(event) => event.target.select()} />
        </label>
        <p className={styles.said} role="status">
          {said && t(`alert.${said}`)}
        </p>
      </div>
    </Dialog>
  )
}

/** The band among the results that offers to keep the search. */
export function KeepSearchBand({ open }: { open: () => void }) {
  const t = useText('search')
  return (
    <div className={styles.band}>
      <Icon name="bell-ring" size={28} />
      <p>
        <b>{t('alert.band')}</b>
        <span>{t('alert.bandText')}</span>
      </p>
      <Button variant="outline" onClick={open} aria-haspopup="dialog">
        <Icon name="bell" size={18} />
        {t('alert.createThis')}
      </Button>
    </div>
  )
}
