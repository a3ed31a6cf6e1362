import type { Holiday } from '#domains/foundation/reference/contract.ts'
import { useText } from '#i18n/text.ts'
import staffSettingsTexts from '#texts/staffSettings'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { useStaffMutation } from '../../layout/use-staff-mutation.ts'
import styles from './settings.module.css'

export function HolidayDrop({ holiday, close }: { holiday: Holiday; close: () => void }) {
  const t = useText(staffSettingsTexts)
  const toast = useToast()
  const removal = useStaffMutation('delete', '/api/holidays/{id}', {
    invalidates: ['/api/holidays'],
    onSuccess: () => {
      toast.success(t('holiday.dropped'))
      close()
    },
  })
  return (
    <div className={styles.card}>
      <p>{t('holiday.dropText')}</p>
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={close}>
          {t('undo')}
        </Button>
        <Button variant="danger" busy={removal.isPending} onClick={() => void removal.send({ params: { path: { id: holiday.id } } })}>
          {t('holiday.drop')}
        </Button>
      </div>
    </div>
  )
}
