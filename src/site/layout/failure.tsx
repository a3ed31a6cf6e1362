import { Form, Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { usePage, useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './failure.module.css'
import { PageMeta } from './page-meta.tsx'

/** An error page: not found (404, 410), failed (500) or offline (0), with a search and a link to the home page. */
export function FailurePage({ status }: { status: number }) {
  const t = useText(siteTexts)
  const { reference } = usePage()
  const kind = status === 0 ? 'offline' : status === 410 ? 'gone' : status === 404 ? 'notFound' : 'failed'
  return (
    <div className={`container ${styles.failure}`}>
      <PageMeta title={t(`${kind}.title`)} description={t(`${kind}.text`)} noIndex />
      <svg className={styles.drawing} viewBox="0 0 320 120" aria-hidden="true">
        <path className={styles.road} d="M8 104C80 104 84 44 150 44s66 52 128 40" />
        <path
          className={styles.star}
          d="M282 12l8.4 8.4h11.9v11.9l8.4 8.4-8.4 8.4V61h-11.9L282 69.400l-8.400-8.400h-11.900V49.100l-8.400-8.400 8.400-8.400V20.400h11.900z"
        />
      </svg>
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
      {kind === 'failed' || kind === 'offline' ? (
        <>
          {kind === 'failed' && reference && (
            <p className={styles.reference} data-reference={reference}>
              {t('failed.reference', { id: `\u2066${reference}\u2069` })}
            </p>
          )}
          <Button onClick={() => window.location.reload()}>{t('failed.retry')}</Button>
        </>
      ) : (
        <Form className={styles.search} action={address.search()} role="search">
          <label>
            <span className="vh">{t('notFound.search')}</span>
            <input type="search" name="q" placeholder={t('notFound.placeholder')} maxLength={200} />
          </label>
          <Button type="submit">
            <Icon name="search" size={20} />
            {t('notFound.submit')}
          </Button>
        </Form>
      )}
      <Link className={styles.home} to={address.home()}>
        {t('notFound.home')}
      </Link>
    </div>
  )
}
