import type { ReactNode } from 'react'
import { formatPhone } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { factsOf, languages } from '#shared/language.ts'
import identityTexts from '#texts/identity'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import frame from './frame.module.css'
import { AccountFrame } from './frame.tsx'
import styles from './manage.module.css'
import { moment } from './moment.ts'
import type { ManagePage, Shown } from './page.ts'
import { PressForm } from './press-form.tsx'
import { Sessions } from './sessions.tsx'
import { shownName } from './shown-words.ts'

/** Account overview. */
export function Manage({ page, shown }: { page: ManagePage; shown: Shown }) {
  const t = useText(identityTexts)
  const { account, links, token, notice } = page
  const civility = { 'M.': t('field.mister'), 'Mme.': t('field.madam'), Société: '' }[account.civility]
  const name = [civility, account.firstName, account.lastName].filter(Boolean).join(' ')
  return (
    <AccountFrame
      shown={shown}
      title={t('manage.title')}
      site={links.site}
      notice={notice}
      action={
        <PressForm action={links.signOut} token={token}>
          <Button type="submit" variant="outline" size="small">
            {t('manage.signOut')}
          </Button>
        </PressForm>
      }
    >
      <Part title={t('manage.identity')}>
        <Row label={t('manage.name')} action={<Change href={links.name} name={t('manage.changeName')} />}>
          <bdi>{name}</bdi>
        </Row>
        {account.companyName && (
          <Row label={t('manage.company')} action={null}>
            <bdi>{account.companyName}</bdi>
          </Row>
        )}
      </Part>
      <Part title={t('manage.contact')}>
        <Row label={t('field.email')} action={<Change href={links.email} name={t('manage.changeEmail')} />}>
          <bdi dir="ltr">{account.email}</bdi>
          <span className={styles.state}>
            <Verified done={account.emailVerified} />
            {!account.emailVerified && (
              <PressForm action={links.confirmEmail} token={token}>
                <button type="submit" className={styles.action}>
                  {t('manage.confirmEmail')}
                </button>
              </PressForm>
            )}
          </span>
          {account.pendingEmail && <p>{t('manage.pendingEmail', { email: shownName(account.pendingEmail) })}</p>}
        </Row>
        <Row label={t('field.phone')} action={<Change href={links.phone} name={t('manage.changePhone')} />}>
          <span>{formatPhone(account.phone)}</span>
          <span className={styles.state}>
            <Verified done={account.phoneVerified} />
            {!account.phoneVerified && (
              <a className={styles.action} href={links.verifyPhone}>
                {t('manage.confirmPhone')}
              </a>
            )}
          </span>
        </Row>
        <form method="post" action={links.language} className={`${styles.foot} ${styles.language}`} data-once>
          <input type="hidden" name="_csrf" value={token} />
          <SelectField name="language" label={t('manage.language')} defaultValue={account.language} required>
            {languages.map((language) => (
              <option value={language} lang={language} key={language}>
                {factsOf(language).name}
              </option>
            ))}
          </SelectField>
          <Button type="submit" variant="outline">
            {t('manage.saveLanguage')}
          </Button>
        </form>
      </Part>
      <Part title={t('manage.security')}>
        <Row label={t('field.password')} action={<Change href={links.password} name={t('manage.changePassword')} />}>
          {account.passwordChanged
            ? t('manage.passwordSet', { date: moment(account.passwordChanged, shown.language).date })
            : t('manage.passwordUnknown')}
        </Row>
      </Part>
      <Part title={t('manage.sessions')}>
        <Sessions page={page} language={shown.language} />
      </Part>
      <Part title={t('manage.data')}>
        <DataExport page={page} shown={shown} />
        <Row
          label={t('manage.deletion')}
          action={
            <a className={`${styles.action} ${styles.danger}`} href={links.deletion}>
              {t('manage.deletionGo')}
            </a>
          }
        >
          <p>{t('manage.deletionHint')}</p>
        </Row>
      </Part>
    </AccountFrame>
  )
}

function DataExport({ page: { dataExport, links, token }, shown }: { page: ManagePage; shown: Shown }) {
  const t = useText(identityTexts)
  const ask = (
    <PressForm action={links.dataExport} token={token}>
      <button type="submit" className={styles.action}>
        {t('manage.exportAsk')}
      </button>
    </PressForm>
  )
  if (dataExport.state === 'ready')
    return (
      <Row
        label={t('manage.export')}
        action={
          <a className={styles.action} href={dataExport.url}>
            {t('manage.exportDownload')}
          </a>
        }
      >
        <p>{t('manage.exportReady', { date: moment(dataExport.expires, shown.language).date })}</p>
      </Row>
    )
  return (
    <Row label={t('manage.export')} action={dataExport.state === 'none' ? ask : null}>
      <p>{dataExport.state === 'none' ? t('manage.exportHint') : t('manage.exportAsked')}</p>
    </Row>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={frame.card}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.rows}>{children}</div>
    </section>
  )
}

function Row({ label, action, children }: { label: string; action: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <h3 className={styles.label}>{label}</h3>
      <div className={styles.value}>{children}</div>
      {action}
    </div>
  )
}

/** Renders the link of a row, with an accessible name. */
function Change({ href, name }: { href: string; name: string }) {
  const t = useText(identityTexts)
  return (
    <a className={styles.action} href={href} aria-label={name}>
      {t('manage.change')}
    </a>
  )
}

function Verified({ done }: { done: boolean }) {
  const t = useText(identityTexts)
  return done ? <StatusLabel tone="good" label={t('manage.verified')} /> : <StatusLabel tone="warning" label={t('manage.unverified')} />
}
