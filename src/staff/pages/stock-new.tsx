import { useState } from 'react'
import { useNavigate } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import type { StockFields } from '#domains/vehicles/stock/contract.ts'
import { emptyValues, type FormValues, namedFault } from '#domains/vehicles/stock/ui/form-values.ts'
import { StockForm } from '#domains/vehicles/stock/ui/stock-form.tsx'
import { useCatalogue } from '#domains/vehicles/stock/ui/use-catalogue.ts'
import { useFieldNames } from '#domains/vehicles/stock/ui/use-field-names.ts'
import { useStockCalls } from '#domains/vehicles/stock/ui/use-stock-calls.ts'
import { useText } from '#i18n/text.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffPage } from '../layout/staff-page.tsx'
import styles from './stock-card.module.css'

/** The card of a car that comes into stock. */
export default function NewStockPage() {
  const t = useText('stock')
  const staff = useStaff()
  const toast = useToast()
  const navigate = useNavigate()
  const catalogue = useCatalogue()
  const calls = useStockCalls()
  const nameOf = useFieldNames()
  const own = staff.areas.length === 0 || hasRole(staff, 'manager') ? null : staff.areas.map(({ id }) => id)
  const [values, setValues] = useState<FormValues>(() => emptyValues(own?.length === 1 ? (own[0] ?? null) : null))
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ReturnType<typeof namedFault> | null>(null)

  async function save(fields: StockFields): Promise<void> {
    setBusy(true)
    setRefused(null)
    const answer = await calls.add(fields)
    setBusy(false)
    if (answer.data) {
      toast.success(t('created'), { detail: answer.data.reference })
      await navigate(`${staffAddress.vehicle(answer.data.id)}?tab=photos`)
    } else setRefused(namedFault(answer.refused.message, nameOf))
  }

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
          busy={busy}
          refused={refused}
          saveLabel={t('create')}
          save={(fields) => void save(fields)}
        />
      ) : (
        <SkeletonLines widths={[60, 85, 45, 70]} />
      )}
    </StaffPage>
  )
}
