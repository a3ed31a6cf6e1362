import { useEffect, useState } from 'react'
import { useApiMutation } from '#client/mutation.ts'
import { useKeys } from '#client/staff/use-keys.ts'
import { useText } from '#i18n/text.ts'
import staffAdvertsTexts from '#texts/staffAdverts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import type { AdDecisionAction } from '../../status.ts'
import { takeBackSeconds } from '../../values.ts'
import styles from './advert-desk.module.css'

/** The last decision and its advert. */
export interface Decided {
  id: number
  title: string
  action: AdDecisionAction
}

/** Shows the last decision and takes it back within ten seconds; the next decision replaces it. */
export function TakeBack({ decided: { id, title, action }, undone, over }: { decided: Decided; undone: () => void; over: () => void }) {
  const t = useText(staffAdvertsTexts)
  const [failed, setFailed] = useState(false)
  const step = useApiMutation('post', '/api/staff/vehicleads/{id}/steps')
  useEffect(() => {
    const timer = setTimeout(over, takeBackSeconds * 1000)
    return () => clearTimeout(timer)
  }, [over])
  async function take(): Promise<void> {
    if (step.isPending) return
    const { ok } = await step.send({ params: { path: { id } }, body: { action: 'takeBack' } })
    if (ok) undone()
    setFailed(!ok)
  }
  useKeys({ z: () => void take() })
  return (
    <div className={styles.takeBack}>
      <p role="status">
        {t(`done.${action}`)} <bdi className={styles.quiet}>{title}</bdi>
      </p>
      <FormAlert text={failed ? t('takeBack.late') : null} />
      <Button
        size="small"
        variant="outline"
        busy={step.isPending}
        className={styles.keyed}
        data-key="Z"
        aria-keyshortcuts="Z"
        onClick={() => void take()}
      >
        {t('takeBack.button')}
      </Button>
      <span className={styles.left} style={{ animationDuration: `${takeBackSeconds}s` }} />
    </div>
  )
}
