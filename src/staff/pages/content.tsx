import { Link, useSearchParams } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { PageSummary } from '#domains/publishing/content/pages/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { languages } from '#shared/language.ts'
import staffTexts from '#texts/staff'
import staffBannersTexts from '#texts/staffBanners'
import staffContentTexts from '#texts/staffContent'
import { Failed } from '#ui/failed.tsx'
import { latePart } from '#ui/late-part.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { StaffPage } from '../layout/staff-page.tsx'
import styles from './content/content.module.css'
import { usePageNames } from './content/use-page-names.ts'

const BannerList = latePart(async () => (await import('./content/banners/banner-list.tsx')).default)

export default function ContentPage() {
  const t = useText(staffContentTexts)
  const banners = useText(staffBannersTexts)
  const [search] = useSearchParams()
  const chosen = search.get('view') === 'banners' ? 'banners' : 'pages'
  const views = {
    label: t('titlePages'),
    chosen,
    list: [
      { value: 'pages', name: banners('pages') },
      { value: 'banners', name: banners('view') },
    ],
  }
  return (
    <StaffPage title={t('titlePages')} intro={chosen === 'pages' ? t('intro') : banners('empty.text')} views={views}>
      {chosen === 'banners' ? <BannerList /> : <PageList />}
    </StaffPage>
  )
}

/** The pages of the site: last publication, drafts, and missing texts by language. */
function PageList() {
  const staffText = useText(staffTexts)
  const { data, failed } = useQuery(apiQuery('/api/staff/websitepages', {}))
  return (
    <>
      {failed && <Failed title={staffText('failed.title')} text={staffText('failed.text')} retry={failed.retry} />}
      {!data && !failed && <SkeletonLines widths={[60, 80, 70, 80]} />}
      {data && (
        <ul className={styles.pages}>
          {data.map((page) => (
            <PageLine key={page.pageType} page={page} />
          ))}
        </ul>
      )}
    </>
  )
}

function PageLine({ page: { pageType, drafted, online, gaps } }: { page: PageSummary }) {
  const t = useText(staffContentTexts)
  const names = usePageNames()
  const { languageName } = useFormat()
  return (
    <li>
      <Link to={staffAddress.contentPage(pageType)}>{names.page(pageType)}</Link>
      <div className={styles.state}>
        {online ? <StatusLabel tone="good" label={t('online')} /> : <StatusLabel tone="draft" label={t('notOnline')} />}
        {online && <small>{names.stamp(online)}</small>}
      </div>
      <div className={styles.state}>
        {drafted && <StatusLabel tone="warning" label={t('draft')} />}
        {drafted && <small>{names.stamp(drafted)}</small>}
      </div>
      <div className={styles.state}>
        {languages.map((language) => {
          const count = gaps.filter((gap) => gap.language === language).length
          return count > 0 && <small key={language}>{t('gapsIn', { count, language: languageName(language) })}</small>
        })}
        {gaps.length === 0 && <small>{t('complete')}</small>}
      </div>
    </li>
  )
}
