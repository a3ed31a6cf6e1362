import { type ReactNode, useState } from 'react'
import type { ApiError } from '#client/api-error.ts'
import { callApi, type DataOf } from '#client/call.ts'
import type { KeptFiles } from '#client/kept-files.ts'
import { useMoment } from '#domains/cases/appointments/ui/use-moment.ts'
import { formatPhone, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { e164 } from '#shared/phone.ts'
import { digitsOf } from '#shared/plain-text.ts'
import { plateCells } from '#shared/plate.ts'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Plate } from '#ui/plate.tsx'
import { useForm } from '#ui/use-form.ts'
import type { NamedChoice } from './car-step.tsx'
import { queryOf, type RequestStep } from './request-draft.ts'
import styles from './request-steps.module.css'
import type { SellingStore } from './store-step.tsx'
import type { RequestState } from './use-request.ts'

export type Sent = DataOf<'post', '/vehiclepurchases'>
type SubmitQuery = Parameters<typeof callApi<'post', '/vehiclepurchases'>>[2]['params']['query']

interface ConfirmStepProps {
  id: string
  state: RequestState
  photos: KeptFiles
  stores: readonly SellingStore[]
  cities: readonly NamedChoice[]
  go: (step: RequestStep) => void
  /** returns true when the error belongs to an earlier step */
  refused: (error: ApiError) => boolean
  done: (sent: Sent) => void
}

const typeNames: Partial<Record<string, 'car.tradeIn' | 'car.mediation'>> = { TradeIn: 'car.tradeIn', Intermediation: 'car.mediation' }

/** Summary, consent to the terms, and submission. The same draft submitted twice creates one request. */
export function ConfirmStep({ id, state, photos, stores, cities, go, refused, done }: ConfirmStepProps) {
  const t = useText(sellingTexts)
  const language = useLanguage()
  const { km, longDate } = useFormat()
  const momentOf = useMoment()
  const { textOf } = state
  const [agrees, setAgrees] = useState(false)
  const form = useForm<Sent>({
    limits: {},
    values: { terms: agrees ? 'yes' : '' },
    check: ({ terms }) => (terms ? [] : [{ field: 'terms', reason: 'consent' }]),
    errorMessage: () => t('confirm.needTerms'),
    send: (_texts, signal) => {
      const body = new FormData()
      for (const [name, file] of Object.entries(photos)) body.append(name, file)
      const query = queryOf({ ...state.draft, typed: state.texts }) as unknown as SubmitQuery
      return callApi('post', '/vehiclepurchases', { params: { query }, body: body as never }, signal)
    },
    offline: t('confirm.offline'),
    onError: refused,
    onSuccess: (sent) => {
      state.forget()
      done(sent)
    },
  })
  const store = stores.find((one) => String(one.id) === textOf('StorageAreaId'))
  const city = cities.find(({ name }) => name === textOf('City'))
  const phone = e164(textOf('Phone'))
  const count = Object.keys(photos).length
  const mileage = Number(digitsOf(textOf('Mileage')))
  const rows: readonly [RequestStep, string, readonly ReactNode[]][] = [
    [
      'car',
      t('step.car'),
      [
        `${textOf('Brand')} ${textOf('Model')}`,
        <TypedPlate key="plate" text={textOf('RegistrationNumber')} />,
        textOf('ReleaseDate') && longDate(textOf('ReleaseDate')),
        mileage > 0 ? km(mileage) : null,
        t(typeNames[textOf('Type')] ?? 'car.sell'),
      ],
    ],
    [
      'seller',
      t('step.seller'),
      [
        textOf('Civility') === 'Société' ? textOf('CompanyName') : null,
        `${textOf('FirstName')} ${textOf('LastName')}`,
        phone && formatPhone(phone),
        textOf('Email'),
        localized(city?.names, language),
      ],
    ],
    ['card', t('step.card'), [count === 0 ? t('confirm.noPhotos') : t('confirm.photos', { count })]],
    [
      'store',
      t('step.store'),
      [
        store && localized(store.names, language),
        store && localized(store.addresses, language),
        textOf('AppointmentStart') && momentOf(textOf('AppointmentStart')),
      ],
    ],
  ]
  return (
    <form id={id} className={styles.form} {...form.props}>
      <dl className={`${styles.panel} ${styles.review}`}>
        {rows.map(([step, name, facts]) => (
          <div key={step}>
            <dt>{name}</dt>
            <dd>
              {facts.filter(Boolean).map((fact) => (
                <span key={typeof fact === 'string' ? fact : 'plate'}>
                  <bdi>{fact}</bdi>
                </span>
              ))}
            </dd>
            <Button variant="ghost" size="small" onClick={() => go(step)} aria-label={t('confirm.changeOf', { name })}>
              {t('confirm.change')}
            </Button>
          </div>
        ))}
      </dl>
      <div>
        <Checkbox
          name="terms"
          checked={agrees}
          aria-invalid={form.field('terms').error ? true : undefined}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
        >
          {t('confirm.terms')}
        </Checkbox>
        {form.field('terms').error && (
          <p className={styles.fault} role="alert">
            {form.field('terms').error}
          </p>
        )}
      </div>
      <FormAlert text={form.summary} />
      <Button type="submit" size="large" block busy={form.busy} disabled={!form.ready}>
        {t(form.busy ? 'confirm.sending' : 'confirm.send')}
      </Button>
    </form>
  )
}

/** Plate in its cells, or as entered. */
export function TypedPlate({ text }: { text: string }) {
  const cells = plateCells(text)
  if (!cells) return <bdi dir="ltr">{text}</bdi>
  const { serial, letter, code } = cells
  return <Plate serial={serial} letter={letter} code={Number(code)} label={`${serial} ${letter} ${code}`} />
}
