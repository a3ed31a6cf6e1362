import { useState } from 'react'
import { Link, type LoaderFunctionArgs, type RouterContextProvider, useSearchParams } from 'react-router'
import { apiContext } from '#client/api.ts'
import { useText } from '#i18n/text.ts'
import kitTexts from '#texts/kit'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExamplePictures } from '#ui/example-pictures.ts'
import { ExampleSection } from '../kit/example-section.tsx'
import { examples } from '../kit/examples.ts'
import styles from '../kit/kit.module.css'
import { addressWith, readWidth } from '../kit/kit-address.ts'
import { KitSide } from '../kit/kit-side.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

/** Read by the root: this page has its own layout. */
export const handle = { framed: true }

/** Pictures of this database for the examples with photos. */
export async function loader({ context }: LoaderFunctionArgs<RouterContextProvider>) {
  const { data } = await context.get(apiContext).GET('/api/vehicles/featured')
  return {
    pictures: (data ?? []).flatMap(({ picture }) =>
      picture ? [{ hash: picture.hash, width: picture.width, height: picture.height }] : [],
    ),
  }
}

/**
 * All components of the UI kit and of the domains in their states, in the language of the page. `?only=button` shows one, `?width=390`
 * each in a frame of that width. For development; not part of the public site.
 */
export default function KitPage({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const t = useText(kitTexts)
  const [params] = useSearchParams()
  const only = params.get('only')
  const [sought, setSought] = useState('')
  const shown = examples.filter(({ name, room }) => `${room}/${name}`.includes(sought.trim().toLowerCase()))
  const alone = examples.find(({ name }) => name === only)
  return (
    <ExamplePictures value={loaderData.pictures}>
      <PageMeta title={t('title')} description={t('title')} noIndex />
      {alone ? (
        <main id="main" tabIndex={-1} className={styles.alone}>
          <h1 className="vh">{alone.name}</h1>
          <div className={styles.stage} data-example={alone.name}>
            <alone.Example />
          </div>
        </main>
      ) : (
        <div className={styles.workshop}>
          <KitSide shown={shown} sought={sought} seek={setSought} />
          <main id="main" tabIndex={-1} className={styles.main}>
            <h1>{t('title')}</h1>
            <p className={styles.lead}>{t('count', { count: examples.length })}</p>
            {shown.length === 0 || only !== null ? (
              <EmptyState title={t('none.title')} text={t('none.text')}>
                <Link to={addressWith(params, { only: null })} onClick={() => setSought('')}>
                  {t('all')}
                </Link>
              </EmptyState>
            ) : (
              shown.map((example) => <ExampleSection key={example.name} {...example} width={readWidth(params)} />)
            )}
          </main>
        </div>
      )}
    </ExamplePictures>
  )
}
