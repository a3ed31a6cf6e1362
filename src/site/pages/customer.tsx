import { useEffect, useRef } from 'react'
import { useLocation, useParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { signIn } from '#client/sign-in.ts'
import type { Customer } from '#domains/customers/customers/contract.ts'
import { AddressForm } from '#domains/customers/customers/ui/address-form.tsx'
import { ConsentChoices } from '#domains/customers/customers/ui/consent-choices.tsx'
import { DataCopy } from '#domains/customers/customers/ui/data-copy.tsx'
import { IdentityFacts } from '#domains/customers/customers/ui/identity-facts.tsx'
import { useCard } from '#domains/customers/customers/ui/use-card.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import customersTexts from '#texts/customers'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Note } from '#ui/note.tsx'
import { PersonalDataNotice } from '#ui/personal-data-notice.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { AccountTabs } from '../account/account-tabs.tsx'
import { KeptVehicles } from '../account/kept-vehicles.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'
import styles from './customer.module.css'

/** Details of the customer. The server renders without a user: the card loads in the browser, for its owner only. */
export default function CustomerPage() {
  const t = useText(customersTexts)
  const { id = 'current' } = useParams()
  const { state, setData, retry } = useCard(id)
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('pageTitle')} description={t('description')} noIndex />
      <AccountTabs here="profile" />
      {state.step === 'ready' ? (
        <Details card={state.card} put={setData} />
      ) : (
        <>
          <h1 className={styles.title}>{t('title')}</h1>
          {state.step === 'loading' && (
            <div className={styles.panel} aria-busy="true">
              <SkeletonLines widths={[40, 75, 60, 68, 52]} />
            </div>
          )}
          {state.step === 'anonymous' && (
            <EmptyState title={t('signIn.title')} text={t('signIn.text')}>
              <Button onClick={() => void signIn()}>{t('signIn.button')}</Button>
            </EmptyState>
          )}
          {state.step === 'notYours' && (
            <EmptyState title={t('notYours.title')} text={t('notYours.text')}>
              <ButtonLink to={address.customer()}>{t('notYours.button')}</ButtonLink>
            </EmptyState>
          )}
          {state.step === 'failed' && (
            <EmptyState title={t('failed.title')} text={t('failed.text')}>
              <Button onClick={retry}>{t('failed.retry')}</Button>
            </EmptyState>
          )}
          {state.step === 'inactive' && (
            <>
              <Note tone="warning" icon="triangle-alert" title={t('inactive.title')}>
                <p>{state.text}</p>
              </Note>
              <section id="data" className={`${styles.panel} ${styles.alone}`}>
                <h2>{t('data.title')}</h2>
                <DataCopy />
              </section>
            </>
          )}
        </>
      )}
    </div>
  )
}

function Details({ card, put }: { card: Customer; put: (card: Customer) => void }) {
  const t = useText(customersTexts)
  const { date } = useFormat()
  const site = useSite()
  const data = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  // the target of the link in the mail about the copy did not exist when the page loaded
  useEffect(() => {
    if (hash === '#data') data.current?.scrollIntoView()
  }, [hash])
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p>{t('member', { date: date(card.created) })}</p>
      </header>
      <div className={styles.layout}>
        <div className={styles.column}>
          <section className={styles.panel}>
            <h2>{t('identity.title')}</h2>
            <IdentityFacts card={card} />
          </section>
          <section className={styles.panel}>
            <h2>{t('address.title')}</h2>
            <p className={styles.hint}>{t('address.hint')}</p>
            <AddressForm card={card} saved={put} />
          </section>
        </div>
        <div className={styles.column}>
          <section className={styles.panel}>
            <h2>{t('vehicle.list')}</h2>
            <KeptVehicles />
          </section>
          <section className={styles.panel}>
            <h2>{t('consents.title')}</h2>
            <ConsentChoices given={card.consents} said={(consents) => put({ ...card, consents })} />
          </section>
          <section id="data" ref={data} className={styles.panel}>
            <h2>{t('data.title')}</h2>
            <DataCopy />
          </section>
        </div>
      </div>
      <PersonalDataNotice purpose="account" controller={site.company} cndp={site.cndp} email={site.email} />
    </>
  )
}
