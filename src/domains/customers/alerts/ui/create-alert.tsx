import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { signIn } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { useText } from '#i18n/text.ts'
import alertsTexts from '#texts/alerts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import { criteriaOf } from '../address.ts'
import type { Criteria, Preference } from '../contract.ts'
import type { Frequency } from '../values.ts'
import styles from './create-alert.module.css'
import { FrequencyChoice } from './frequency-choice.tsx'
import { useAlertCalls } from './use-alert-calls.ts'
import { useAlertNames } from './use-alert-names.ts'

interface CreateAlertProps {
  /** search of the alert; or the request stored before sign-in */
  search: URLSearchParams
  kept?: (Criteria & { q?: string }) | null
  /** current matches, until the alert has its own count */
  count: number
  close: () => void
}

/**
 * Creates an alert from a search. For signed-in users it is created when the dialog opens and its frequency can be changed; visitors sign
 * in first, and the alert is created on return.
 */
export function CreateAlert({ search, kept, count, close }: CreateAlertProps) {
  const t = useText(alertsTexts)
  const toast = useToast()
  const calls = useAlertCalls()
  const { state } = useSession()
  const dialog = useRef<HTMLDialogElement>(null)
  const asked = useRef(false)
  const [alert, setAlert] = useState<Preference | null>(null)
  const [failed, setFailed] = useState(false)
  const { busy } = calls
  const nameOf = useAlertNames(alert ? [alert] : [])
  const criteria = kept ?? criteriaOf(search)
  const isEmpty = Object.keys(criteria).length === 0

  const create = useCallback(async () => {
    setFailed(false)
    const made = await calls.create(criteria)
    setAlert(made)
    setFailed(made === null)
  }, [calls, criteria])

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])
  useEffect(() => {
    if (state !== 'signedIn' || isEmpty || asked.current) return
    asked.current = true
    void create()
  }, [state, create, isEmpty])

  async function rhythm(frequency: Frequency): Promise<void> {
    if (!alert) return
    setAlert({ ...alert, frequency })
    setAlert((await calls.save(alert, { frequency })) ?? alert)
  }

  async function undo(): Promise<void> {
    if (!alert) return
    if (!(await calls.remove(alert.id))) return
    toast.success(t('removed'))
    dialog.current?.close()
  }

  if (isEmpty)
    return (
      <Dialog
        ref={dialog}
        title={t('create.title')}
        onClose={close}
        foot={<Button onClick={() => dialog.current?.close()}>{t('create.close')}</Button>}
      >
        <p>{t('create.empty')}</p>
      </Dialog>
    )
  if (alert)
    return (
      <Dialog
        ref={dialog}
        title={t('create.done')}
        onClose={close}
        foot={
          <>
            <Button variant="ghost" busy={busy} onClick={undo}>
              {t('create.undo')}
            </Button>
            <Button onClick={() => dialog.current?.close()}>{t('create.close')}</Button>
          </>
        }
      >
        <div className={styles.content}>
          <p role="status">{t('create.doneText', { count: alert.count, title: nameOf(alert) })}</p>
          <FrequencyChoice value={alert.frequency} change={(frequency) => void rhythm(frequency)} />
          <Link className={styles.all} to={address.alerts()}>
            {t('all')}
          </Link>
        </div>
      </Dialog>
    )
  return (
    <Dialog
      ref={dialog}
      title={t('create.title')}
      onClose={close}
      foot={
        state === 'signedIn' ? (
          <Button busy={busy} onClick={() => void create()}>
            {busy ? t('create.creating') : t('retry')}
          </Button>
        ) : (
          <Button busy={busy || state === 'unknown'} onClick={() => void signIn({ pending: { kind: 'alert', data: criteria } })}>
            {t('create.signIn')}
          </Button>
        )
      }
    >
      <div className={styles.content} aria-busy={busy}>
        <p>{t('create.why', { count })}</p>
        {state === 'anonymous' && <p>{t('create.account')}</p>}
        {failed && (
          <p className={styles.failed} role="alert">
            {t('failed')}
          </p>
        )}
      </div>
    </Dialog>
  )
}
