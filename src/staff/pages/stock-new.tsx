import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '#client/call.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { emptyValues, type StockValues } from '#domains/catalogue/stock/ui/form-values.ts'
import { StockForm } from '#domains/catalogue/stock/ui/stock-form.tsx'
import { useCatalogue } from '#domains/catalogue/stock/ui/use-catalogue.ts'
import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffPage } from '../layout/staff-page.tsx'
import styles from './stock-card.module.css'

export default function NewStockPage() {
  const t = useText(stockTexts)
  const staff = useStaff()
  const toast = useToast()
  const navigate = useNavigate()
  const catalogue = useCatalogue()
  const own = staff.areas.length === 0 || hasRole(staff, 'manager') ? null : staff.areas.map(({ id }) => id)
  const [values, setValues] = useState<StockValues>(() => emptyValues(own?.length === 1 ? (own[0] ?? null) : null))

  return (
    <StaffPage title={t('newTitle')} intro={t('newIntro')}>
      <div className={styles.crumbs}>
        <Breadcrumb
          label={t('crumbs')}
          steps={[
            { name: t('back'), to: staffAddress.stock() },
            { name: t('newTitle'), inWords: true },
          ]}
        />
      </div>
      {catalogue ? (
        <StockForm
          catalogue={catalogue}
          values={values}
          change={setValues}
          areas={own}
          areaIsOpen
          readOnly={!hasRole(staff, 'agent', 'manager')}
          changed
          saveLabel={t('create')}
          send={(body, signal) => callApi('post', '/api/staff/vehicles', { body }, signal)}
          done={({ id, reference }) => {
            toast.success(t('created'), { detail: reference })
            void navigate(`${staffAddress.vehicle(id)}?tab=photos`)
          }}
        />
      ) : (
        <SkeletonLines widths={[60, 85, 45, 70]} />
      )}
    </StaffPage>
  )
}
