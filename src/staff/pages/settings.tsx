import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import staffSettingsTexts from '#texts/staffSettings'
import { Failed } from '#ui/failed.tsx'
import { latePart } from '#ui/late-part.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { StaffBar, StaffPage } from '../layout/staff-page.tsx'
import { groupOf, settingGroups } from './settings/groups.ts'
import { SettingLine } from './settings/setting-line.tsx'
import styles from './settings/settings.module.css'
import { useSettingWords } from './settings/use-setting-words.ts'

const Holidays = latePart(async () => (await import('./settings/holidays.tsx')).default)

/** Settings of the operator, and the closed days. */
export default function SettingsPage() {
  const t = useText(staffSettingsTexts)
  const [search] = useSearchParams()
  const view = search.get('view') === 'holidays' ? 'holidays' : 'values'
  const views = {
    label: t('views'),
    chosen: view,
    list: [
      { value: 'values', name: t('values') },
      { value: 'holidays', name: t('holidays') },
    ],
  }
  return (
    <StaffPage title={t('title')} intro={view === 'values' ? t('intro') : t('holiday.intro')} views={views}>
      {view === 'holidays' ? <Holidays /> : <Values />}
    </StaffPage>
  )
}

function Values() {
  const t = useText(staffSettingsTexts)
  const staffText = useText(staffTexts)
  const { data, failed, setData } = useQuery(apiQuery('/api/staff/settings', {}))
  const [wanted, setWanted] = useState('')
  const words = useSettingWords()
  if (failed) return <Failed title={staffText('failed.title')} text={staffText('failed.text')} retry={failed.retry} />
  if (!data) return <SkeletonLines widths={[40, 90, 80, 85]} />
  const needle = wanted.trim().toLowerCase()
  /** number of settings of a group, and of those that differ from their default */
  const counted = (list: typeof data) => {
    const changed = list.filter((setting) => setting.default !== null && setting.default !== setting.value).length
    return [t('count', { count: list.length }), changed > 0 && t('countChanged', { count: changed })].filter(Boolean).join(' · ')
  }
  const found =
    needle === ''
      ? data
      : data.filter(({ key }) =>
          Object.values({ key, ...words(key) })
            .join(' ')
            .toLowerCase()
            .includes(needle),
        )
  return (
    <>
      <StaffBar>
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      </StaffBar>
      {found.length === 0 && <p role="status">{t('none')}</p>}
      {settingGroups
        .filter((group) => found.some(({ key }) => groupOf(key) === group))
        .map((group) => (
          // a search expands its matches; the key resets the state
          <details key={`${group} ${needle}`} className={styles.group} open={needle !== '' || undefined}>
            <summary>
              <h2>{t(`group.${group}`)}</h2>
              <span>{counted(found.filter(({ key }) => groupOf(key) === group))}</span>
            </summary>
            {found
              .filter(({ key }) => groupOf(key) === group)
              .map((setting) => (
                <SettingLine
                  key={`${setting.key} ${setting.value}`}
                  setting={setting}
                  changed={(next) => setData(data.map((one) => (one.key === next.key ? next : one)))}
                />
              ))}
          </details>
        ))}
    </>
  )
}
