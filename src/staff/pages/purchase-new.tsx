import { useNavigate } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import { IntakeForm } from '#domains/processes/selling/ui/intake-form.tsx'
import { useText } from '#i18n/text.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useToast } from '#ui/toast.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffPage } from '../layout/staff-page.tsx'
import styles from './stock-card.module.css'

/** The form of a request to sell or trade in, for the counter or the phone. */
export default function NewPurchasePage() {
  const t = useText(staffPurchasesTexts)
  const staff = useStaff()
  const toast = useToast()
  const navigate = useNavigate()
  const own = staff.areas.length === 0 || hasRole(staff, 'manager') ? null : staff.areas.map(({ id }) => id)
  return (
    <StaffPage title={t('take.title')} intro={t('take.intro')}>
      <div className={styles.crumbs}>
        <Breadcrumb
          label={t('crumbs')}
          steps={[
            { name: t('title'), to: staffAddress.purchases() },
            { name: t('take.title'), inWords: true },
          ]}
        />
      </div>
      {hasRole(staff, 'agent', 'manager') ? (
        <IntakeForm
          own={own}
          done={({ id, reference }) => {
            toast.success(t('take.taken'), { detail: reference })
            void navigate(staffAddress.purchase(id))
          }}
        />
      ) : (
        <p>{t('take.notYours')}</p>
      )}
    </StaffPage>
  )
}
