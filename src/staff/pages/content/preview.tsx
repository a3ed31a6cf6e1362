import { useState } from 'react'
import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useSettled } from '#client/use-settled.ts'
import type { PageDraft, WebsitePage } from '#domains/publishing/content/pages/contract.ts'
import type { PageType } from '#domains/publishing/content/pages/values.ts'
import { contentOf } from '#domains/publishing/content/ui/page-content.ts'
import { PageView } from '#domains/publishing/content/ui/page-view.tsx'
import { useFormat } from '#i18n/format.ts'
import { PageContext, usePage, useText } from '#i18n/text.ts'
import { direction, type Language, languages } from '#shared/language.ts'
import staffContentTexts from '#texts/staffContent'
import { Segments } from '#ui/segments.tsx'
import styles from './content.module.css'

/** Debounce of the preview (ms). */
const pause = 600

/** Renders the page as published: with the values of the settings, without lines that lack one. */
export default function Preview({ pageType, draft }: { pageType: PageType; draft: PageDraft }) {
  const t = useText(staffContentTexts)
  const { languageName } = useFormat()
  const page = usePage()
  const [language, setLanguage] = useState<Language>(page.language)
  const [width, setWidth] = useState<'phone' | 'wide'>('wide')
  const written = useSettled(JSON.stringify(draft), pause)
  const { data: shown, hasFailed } = useQuery<WebsitePage>({
    queryKey: ['/api/staff/websitepages/{page}', pageType, written],
    queryFn: ({ signal }) =>
      callApi(
        'post',
        '/api/staff/websitepages/{page}/preview',
        { params: { path: { page: pageType } }, body: JSON.parse(written) as PageDraft },
        signal,
      ),
    placeholderData: keepPreviousData,
  })
  const content = shown && contentOf(shown)
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <div className={styles.head}>
        <h2>{t('preview')}</h2>
        <Segments
          legend={t('previewLanguage')}
          quiet
          options={languages.map((value) => ({ value, label: languageName(value) }))}
          value={language}
          change={setLanguage}
        />
        <Segments
          legend={t('previewWidth')}
          quiet
          options={[
            { value: 'wide', label: t('wide') },
            { value: 'phone', label: t('phone') },
          ]}
          value={width}
          change={setWidth}
        />
      </div>
      {hasFailed && <p role="status">{t('previewFailed')}</p>}
      {content && (
        <PageContext value={{ ...page, language }}>
          <div className={styles.sheet} data-width={width} dir={direction(language)} lang={language}>
            <p className={styles.sheetTitle}>{content.titles[language]}</p>
            <PageView pageType={pageType} content={content} writeHref={address.contact()} />
          </div>
        </PageContext>
      )}
    </section>
  )
}
