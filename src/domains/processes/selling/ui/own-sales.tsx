import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { address } from '#client/addresses.ts'
import type { ApiError } from '#client/api-error.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { type ApiQuery, useQuery } from '#client/query/query.ts'
import { wholeAddress } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { PhoneCode } from '#domains/processes/buying/reservations/ui/phone-code.tsx'
import { OwnMediation } from '#domains/processes/consignment/ui/own-mediation.tsx'
import { useText } from '#i18n/text.ts'
import { e164 } from '#shared/phone.ts'
import sellingTexts from '#texts/selling'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { TextField } from '#ui/field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import { AddSale } from './claim-sale.tsx'
import styles from './own-sale.module.css'
import { OwnSale } from './own-sale.tsx'

/** Guest request by its key, after a code to its phone. */
export function GuestSale({ saleKey }: { saleKey: string }) {
  const { data, error, failed, refetch } = useQuery(
    apiQuery('/api/purchases/{key}', { params: { path: { key: saleKey } } }, { refetchOnWindowFocus: true }),
  )
  if (data)
    return (
      <section className={styles.list}>
        <GuestHead requestKey={saleKey} />
        <OwnSale sale={data} mayUpload={false} done={() => void refetch()} />
      </section>
    )
  return <NotShown error={error} failed={failed} again={() => void refetch()} />
}

/** Heading of a guest request, with the way into an account. */
function GuestHead({ requestKey }: { requestKey: string }) {
  const t = useText(sellingTexts)
  const { state } = useSession()
  const navigate = useNavigate()
  return (
    <>
      <h1>{t('own.one')}</h1>
      {state === 'signedIn' && <AddSale saleKey={requestKey} done={() => void navigate(address.history())} />}
      {state === 'anonymous' && <GuestWay />}
    </>
  )
}

/** Advantages of an account, with a link that returns here. */
function GuestWay() {
  const t = useText(sellingTexts)
  const { pathname, search } = useLocation()
  return (
    <p className={styles.small}>
      {t('own.claim.guest')}{' '}
      <Link to={address.authentication('login', { returnUrl: wholeAddress(`${pathname}${search}`) })}>{t('own.claim.signIn')}</Link>
    </p>
  )
}

/** Guest consignment by its key. */
export function GuestMediation({ mediationKey }: { mediationKey: string }) {
  const { data, error, failed, refetch } = useQuery(
    apiQuery('/api/intermediations/{key}', { params: { path: { key: mediationKey } } }, { refetchOnWindowFocus: true }),
  )
  if (data)
    return (
      <section className={styles.list}>
        <GuestHead requestKey={mediationKey} />
        <OwnMediation mediation={data} mayUpload={false} done={() => void refetch()} />
      </section>
    )
  return <NotShown error={error} failed={failed} again={() => void refetch()} />
}

interface NotShownProps {
  error: ApiError | null
  failed: ApiQuery<unknown>['failed']
  again: () => void
}

/** Error of a request with the next action: phone confirmation, account or retry. */
function NotShown({ error, failed, again }: NotShownProps) {
  const t = useText(sellingTexts)
  if (error?.code === 'PhoneUnconfirmed') return <ShowPhone done={again} />
  if (error?.isMissing || error?.isSignedOut || error?.status === 400)
    return (
      <EmptyState heading="h1" title={t('own.none')} text={t('own.noneText')}>
        <ButtonLink to={address.history()}>{t('own.title')}</ButtonLink>
      </EmptyState>
    )
  if (failed) return <Failed heading="h1" title={t('own.failed')} text={t('own.offline')} retry={failed.retry} />
  return <SkeletonLines widths={[40, 75, 60, 68]} />
}

/** Confirms the phone of the request. */
function ShowPhone({ done }: { done: () => void }) {
  const t = useText(sellingTexts)
  const [phone, setPhone] = useState<string | null>(null)
  const words = useFieldWords(() => t('field.Phone'))
  const form = useForm({
    limits: { phone: { required: true, maxLength: 40 } },
    check: ({ phone: typed = '' }) => (typed !== '' && e164(typed) === null ? [{ field: 'phone', reason: 'phone' }] : []),
    errorMessage: words,
    send: ({ phone: typed = '' }) => Promise.resolve(typed),
    onSuccess: setPhone,
  })
  return (
    <section className={styles.list}>
      <h1>{t('own.one')}</h1>
      <div className={styles.card}>
        <p>{t('own.showPhone')}</p>
        {phone === null ? (
          <form className={styles.answer} {...form.props}>
            <TextField {...form.field('phone')} label={t('field.Phone')} latin type="tel" inputMode="tel" autoComplete="tel" />
            <p>
              <Button type="submit">{t('next')}</Button>
            </p>
          </form>
        ) : (
          <>
            <PhoneCode id="sale-code" phone={phone} done={done} />
            <p>
              <Button type="submit" form="sale-code">
                {t('next')}
              </Button>{' '}
              <Button variant="ghost" onClick={() => setPhone(null)}>
                {t('seller.otherPhone')}
              </Button>
            </p>
          </>
        )}
      </div>
    </section>
  )
}
