import { type CSSProperties, type FormEvent, useId, useRef, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useDeviceList } from '#client/device.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { split } from '#shared/loan.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import type { SimulationConfigs } from '../contract.ts'
import { isLawful, schedule, simulate, type Wish } from '../rules.ts'
import { centimes, LoanResult, LoanTerms, type ShownLoan } from './loan-facts.tsx'
import styles from './simulator.module.css'
import { useConfigs } from './use-configs.ts'
import { readWish } from './wish.ts'

interface Car {
  id: number
  price: number
}

type State = { step: 'free' | 'unaccepted' | 'sending' } | { step: 'kept'; loan: ShownLoan } | { step: 'failed'; text: string }

/** What a car costs by the month: advance and duration, the instalment with all that a credit advert must say. */
export function Simulator({ car }: { car: Car }) {
  const t = useText('financing')
  const { data: configs, failed } = useConfigs()
  if (failed)
    return (
      <Note tone="bad" icon="circle-alert" title={t('lost')}>
        <Button variant="outline" onClick={failed.retry}>
          {t('again')}
        </Button>
      </Note>
    )
  if (configs === null) return <p role="status">{t('coming')}</p>
  return <SimulationForm car={car} configs={configs} />
}

function SimulationForm({ car, configs }: { car: Car; configs: SimulationConfigs }) {
  const t = useText('financing')
  const api = useApi()
  const [kept, keep] = useDeviceList('simulation')
  const [chosen, setChosen] = useState<Wish | null>(null)
  const [accepted, setAccepted] = useState(false)
  const [state, setState] = useState<State>({ step: 'free' })
  const form = useRef<HTMLFormElement>(null)
  const fault = useId()

  const wish = chosen ?? readWish(kept, configs)
  const loan: ShownLoan = state.step === 'kept' ? state.loan : { vehiclePrice: car.price, ...simulate(car.price, wish, configs) }
  const lawful = isLawful(loan, configs)

  function choose(next: Partial<Wish>): void {
    setChosen({ ...wish, ...next })
    setState({ step: 'free' })
  }

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!accepted) {
      setState({ step: 'unaccepted' })
      form.current?.querySelector<HTMLElement>('[name=termsAccepted]')?.focus()
      return
    }
    setState({ step: 'sending' })
    try {
      const { data, error } = await api.POST('/api/vehicles/{id}/simulate', {
        params: { path: { id: car.id } },
        body: { ...wish, termsAccepted: true },
      })
      if (!data) return setState({ step: 'failed', text: error?.message || t('offline') })
      setChosen(wish)
      keep(() => wish)
      setState({ step: 'kept', loan: data })
    } catch {
      setState({ step: 'failed', text: t('offline') })
    }
  }

  return (
    <form ref={form} className={styles.simulator} onSubmit={confirm} noValidate>
      <div className={styles.choices}>
        <Advance price={loan.vehiclePrice} wish={wish} configs={configs} change={(advance) => choose({ advance })} />
        <Months wish={wish} configs={configs} change={(months) => choose({ months })} />
        <div>
          <Checkbox
            name="termsAccepted"
            checked={accepted}
            aria-invalid={state.step === 'unaccepted' || undefined}
            aria-describedby={state.step === 'unaccepted' ? fault : undefined}
            onChange={(event) => {
              setAccepted(event.currentTarget.checked)
              if (state.step === 'unaccepted') setState({ step: 'free' })
            }}
          >
            {t('understood')}
          </Checkbox>
          {state.step === 'unaccepted' && (
            <p id={fault} className={styles.fault}>
              {t('accept')}
            </p>
          )}
        </div>
      </div>
      <div className={styles.result}>
        {lawful ? <LoanResult loan={loan} months={wish.months} /> : <p role="status">{t('beyond')}</p>}
        <Button type="submit" variant="tonal" block busy={state.step === 'sending'} disabled={!lawful}>
          {state.step === 'sending' ? t('keeping') : t('keep')}
        </Button>
        <div role="status">
          {state.step === 'kept' && (
            <Note tone="good" icon="circle-check" title={t('kept')}>
              <p>{loan.vehiclePrice === car.price ? t('keptText') : t('newPrice')}</p>
            </Note>
          )}
        </div>
        <div role="alert">
          {state.step === 'failed' && (
            <Note tone="bad" icon="circle-alert" title={t('failed')}>
              <p>{state.text}</p>
            </Note>
          )}
        </div>
      </div>
      {lawful && (
        <div className={styles.wide}>
          <LoanTerms loan={loan} configs={configs} />
          <Schedule financed={loan.financed} months={wish.months} configs={configs} />
        </div>
      )}
    </form>
  )
}

interface ChoiceProps {
  wish: Wish
  configs: SimulationConfigs
  change: (value: number) => void
}

/** What is paid at once, as a part of the price. A native slider: arrows, Page, Home and End work, the direction follows the page. */
function Advance({ price, wish: { advance }, configs: { minAdvance, maxAdvance }, change }: ChoiceProps & { price: number }) {
  const t = useText('financing')
  const format = useFormat()
  const id = useId()
  const dirhams = (percent: number) => format.price(split(price, percent).contribution)
  const share = t('share', { percent: format.percent(advance) })
  return (
    <div>
      <p className={styles.label}>
        <label htmlFor={id}>{t('contribution')}</label>
        <b>{dirhams(advance)}</b>
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
        <span>{share}</span>
        <span>{dirhams(maxAdvance)}</span>
      </p>
    </div>
  )
}

function Months({ wish: { months }, configs, change }: ChoiceProps) {
  const t = useText('financing')
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

/** Every month of the loan, reckoned once somebody wants to see it. */
function Schedule({ financed, months, configs }: { financed: number; months: number; configs: SimulationConfigs }) {
  const t = useText('financing')
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
