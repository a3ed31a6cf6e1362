import { useEffect, useRef } from 'react'
import { useText } from '#i18n/text.ts'
import financingTexts from '#texts/financing'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { simulate } from '../rules.ts'
import { LoanResult, LoanTerms } from './loan-facts.tsx'
import styles from './monthly-assumptions.module.css'
import { useConfigs } from './use-configs.ts'

interface MonthlyAssumptionsProps {
  car: { brand: string; model: string; price: number }
  close: () => void
}

/** Assumptions of "from … DH a month": the default loan at the car's price, and the legal information of a credit advert. */
export function MonthlyAssumptions({ car, close }: MonthlyAssumptionsProps) {
  const t = useText(financingTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const { data: configs, failed } = useConfigs()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <Dialog ref={dialog} title={t('assumptions', { car: `${car.brand} ${car.model}` })} onClose={close}>
      {configs === null && !failed && <p role="status">{t('coming')}</p>}
      {failed && (
        <Note tone="bad" icon="circle-alert" title={t('lost')}>
          <Button variant="outline" onClick={failed.retry}>
            {t('again')}
          </Button>
        </Note>
      )}
      {configs && <Facts price={car.price} configs={configs} />}
    </Dialog>
  )
}

function Facts({ price, configs }: { price: number; configs: Parameters<typeof LoanTerms>[0]['configs'] }) {
  const request = { advance: configs.defaultAdvance, months: configs.defaultMonths }
  const loan = { vehiclePrice: price, ...simulate(price, request, configs) }
  return (
    <div className={styles.facts}>
      <div className={styles.result}>
        <LoanResult loan={loan} months={request.months} />
      </div>
      <LoanTerms loan={loan} configs={configs} />
    </div>
  )
}
