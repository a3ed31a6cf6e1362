import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { contentOf } from '#domains/publishing/content/ui/page-content.ts'
import { PageView } from '#domains/publishing/content/ui/page-view.tsx'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import contentTexts from '#texts/content'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Note } from '#ui/note.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './preview.module.css'

/** Loads the draft of the link. An expired link shows a message. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { data: shown, response } = await context
    .get(apiContext)
    .GET('/api/websitepages/previews/{token}', { params: { path: { token: params.token ?? '' } } })
  if (!shown && response.status >= 500) throw data(null, { status: response.status })
  if (!shown) return data({ shown: null }, { status: 404 })
  return data({ shown: { until: localTime(shown.expires).day, pageType: shown.page.pageType, content: contentOf(shown.page) } })
}

/** The draft of a page for holders of its link: not published, and not indexed. */
export default function PreviewPage() {
  const { shown } = useLoaderData<typeof loader>()
  const t = useText(contentTexts)
  const language = useLanguage()
  const { date } = useFormat()
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('preview.title')} description={t('preview.title')} noIndex />
      {shown ? (
        <>
          <Note tone="info" icon="info" title={t('preview.note', { day: date(shown.until) })} />
          <h1>{shown.content.titles[language]}</h1>
          <PageView pageType={shown.pageType} content={shown.content} writeHref={address.contact()} />
        </>
      ) : (
        <EmptyState heading="h1" title={t('preview.gone')} text={t('preview.goneText')}>
          <ButtonLink to={address.home()}>{t('preview.home')}</ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}
