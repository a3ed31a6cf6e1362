import { type CSSProperties, useId, useState } from 'react'
import { callApi } from '#client/call.ts'
import { useLocalStorage } from '#client/device.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { split } from '#shared/loan.ts'
import financingTexts from '#texts/financing'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Figure } from '#ui/figure.tsx'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import { useForm } from '#ui/use-form.ts'
import type { SimulationConfigs } from '../contract.ts'
import { isLawful, type LoanRequest, schedule, simulate } from '../rules.ts'
import { centimes, LoanResult, LoanTerms, type ShownLoan } from './loan-facts.tsx'
import { readLoanRequest } from './loan-request.ts'
import styles from './simulator.module.css'

interface Car {
  id: number
  price: number
}

/** Loan simulator: down payment, duration, and the instalment with the legal information of a credit advert. */
export function Simulator({ car, configs }: { car: Car; configs: SimulationConfigs }) {
  const t = useText(financingTexts)
  const [kept, keep] = useLocalStorage('simulation')
  const [chosen, setChosen] = useState<LoanRequest | null>(null)
  const [accepted, setAccepted] = useState(false)
  const [saved, setSaved] = useState<ShownLoan | null>(null)
  const fault = useId()
  const form = useForm({
    limits: {},
    errorMessage: () => t('accept'),
    offline: t('offline'),
    check: () => (accepted ? [] : [{ field: 'termsAccepted', reason: 'consent' }]),
    send: (_texts, signal) =>
      callApi(
        'post',
        '/api/vehicles/{id}/simulate',
        { params: { path: { id: car.id } }, body: { ...request, termsAccepted: true } },
        signal,
      ),
    onSuccess: (answer) => {
      setChosen(request)
      keep(() => request)
      setSaved(answer)
    },
  })
  const unaccepted = form.field('termsAccepted').error

  const request = chosen ?? readLoanRequest(kept, configs)
  const loan: ShownLoan = saved ?? { vehiclePrice: car.price, ...simulate(car.price, request, configs) }
  const lawful = isLawful(loan, configs)

  function choose(next: Partial<LoanRequest>): void {
    setChosen({ ...request, ...next })
    setSaved(null)
    form.clear()
  }

  return (
    <form className={styles.simulator} {...form.props}>
      <div className={styles.choices}>
        <Advance price={loan.vehiclePrice} request={request} configs={configs} change={(advance) => choose({ advance })} />
        <Months request={request} configs={configs} change={(months) => choose({ months })} />
        <div>
          <Checkbox
            name="termsAccepted"
            checked={accepted}
            aria-invalid={unaccepted ? true : undefined}
            aria-describedby={unaccepted ? fault : undefined}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
          >
            {t('understood')}
          </Checkbox>
          {unaccepted && (
            <p id={fault} className={styles.fault}>
              {unaccepted}
            </p>
          )}
        </div>
      </div>
      <div className={styles.result}>
        {lawful ? <LoanResult loan={loan} months={request.months} /> : <p role="status">{t('beyond')}</p>}
        <Button type="submit" variant="tonal" block busy={form.busy} disabled={!lawful || !form.ready}>
          {form.busy ? t('keeping') : t('keep')}
        </Button>
        <div role="status">
          {saved && (
            <Note tone="good" icon="circle-check" title={t('kept')}>
              <p>{loan.vehiclePrice === car.price ? t('keptText') : t('newPrice')}</p>
            </Note>
          )}
        </div>
        <div role="alert">
          {form.summary !== null && (
            <Note tone="bad" icon="circle-alert" title={t('failed')}>
              <p>{form.summary}</p>
            </Note>
          )}
        </div>
      </div>
      {lawful && (
        <div className={styles.wide}>
          <LoanTerms loan={loan} configs={configs} />
          <Schedule financed={loan.financed} months={request.months} configs={configs} />
        </div>
      )}
    </form>
  )
}

interface ChoiceProps {
  request: LoanRequest
  configs: SimulationConfigs
  change: (value: number) => void
}

/** Down payment as a part of the price. A native slider: supports arrow, Page, Home and End keys, and follows the text direction. */
function Advance({ price, request: { advance }, configs: { minAdvance, maxAdvance }, change }: ChoiceProps & { price: number }) {
  const t = useText(financingTexts)
  const format = useFormat()
  const id = useId()
  const dirhams = (percent: number) => format.price(split(price, percent).contribution)
  const share = t('share', { percent: format.percent(advance) })
  return (
    <div>
      <p className={styles.label}>
        <label htmlFor={id}>{t('contribution')}</label>
        <b>
          <Figure>{dirhams(advance)}</Figure>
        </b>
      </p>
      <div className={styles.slider} style={{ '--at': (advance - minAdvance) / Math.max(1, maxAdvance - minAdvance) } as CSSProperties}>
        <input
          id={id}
          type="range"
          min={minAdvance}
          max={maxAdvance}
          value={advance}
          aria-valuetext={`${dirhams(advance)}, ${share}`}
          onChange={(event) => change(Number(event.currentTarget.value))}
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{dirhams(minAdvance)}</span>
        <Figure words>{share}</Figure>
        <span>{dirhams(maxAdvance)}</span>
      </p>
    </div>
  )
}

function Months({ request: { months }, configs, change }: ChoiceProps) {
  const t = useText(financingTexts)
  return (
    <div className={styles.months}>
      <Segments
        legend={t('duration')}
        options={configs.months.map((value) => ({ value, label: value, say: t('months', { count: value }) }))}
        value={months}
        change={change}
      />
      <p className={styles.hint}>{t('inMonths')}</p>
    </div>
  )
}

/** Monthly schedule, computed when it opens. */
function Schedule({ financed, months, configs }: { financed: number; months: number; configs: SimulationConfigs }) {
  const t = useText(financingTexts)
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button variant="outline" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('schedule.hide') : t('schedule.show')}
      </Button>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keys
        <section className={styles.scroll} tabIndex={0} aria-label={t('schedule.title')}>
          <table className={styles.table}>
            <caption>{t('schedule.caption')}</caption>
            <thead>
              <tr>
                {(['month', 'amount', 'capital', 'interest', 'vat', 'balance'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`schedule.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {schedule(financed, months, configs).map((row) => (
                <tr key={row.month}>
                  <th scope="row">{row.month}</th>
                  <td>{centimes(row.amount)}</td>
                  <td>{centimes(row.capital)}</td>
                  <td>{centimes(row.interest)}</td>
                  <td>{centimes(row.vat)}</td>
                  <td>{centimes(row.balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
