import { useRef, useState } from 'react'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import type { Banner, BannerEntry } from '#domains/publishing/content/contract.ts'
import { useText } from '#i18n/text.ts'
import { byLanguage } from '#shared/language.ts'
import staffBannersTexts from '#texts/staffBanners'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import { StaffBar } from '../../../layout/staff-page.tsx'
import { StaffTable } from '../../../layout/staff-table.tsx'
import { useStaffMutation } from '../../../layout/use-staff-mutation.ts'
import { BannerForm, type ShownPicture } from './banner-form.tsx'
import styles from './banners.module.css'
import { useBannerColumns } from './use-banner-columns.tsx'

/** Initial values of a banner: from now on, on the home page. */
const fresh = (): BannerEntry => ({
  ...{ kind: 'Info', place: 'Home', link: null, linkText: null, ends: null, isOn: true, documentId: null, isDecorative: false, alt: null },
  text: byLanguage(() => ''),
  starts: new Date().toISOString(),
})

const entryOf = ({ kind, place, text, link, linkText, starts, ends, isOn, documentId, alt }: Banner): BannerEntry => ({
  ...{ kind, place, link, starts, ends, isOn, documentId, isDecorative: documentId !== null && alt === null },
  alt: alt && byLanguage((language) => alt[language] ?? ''),
  text: byLanguage((language) => text[language] ?? ''),
  linkText: linkText && byLanguage((language) => linkText[language] ?? ''),
})

const shownOf = ({ documentId, picture }: Banner): ShownPicture | null =>
  documentId !== null && picture ? { id: documentId, ...picture } : null

/** Current, future and past banners. Edit in place, duplicate, or remove with undo. */
export default function BannerList() {
  const t = useText(staffBannersTexts)
  const toast = useToast()
  const { data, failed, refetch } = useQuery(apiQuery('/api/staff/banners', { cache: 'no-store' }))
  const [asked, setAsked] = useState<{ banner: Banner | null; start: BannerEntry; shown: ShownPicture | null; opening: number }>(() => ({
    ...{ banner: null, shown: null, opening: 0 },
    start: fresh(),
  }))
  const dialog = useRef<HTMLDialogElement>(null)
  const columns = useBannerColumns()
  const restoring = useStaffMutation('post', '/api/staff/banners', { onSuccess: () => void refetch() })
  const dropping = useStaffMutation('delete', '/api/staff/banners/{id}')

  // a reopened dialog resets its form
  function open(banner: Banner | null, start: BannerEntry, shown: ShownPicture | null): void {
    setAsked(({ opening }) => ({ banner, start, shown, opening: opening + 1 }))
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  function saved(): void {
    toast.success(t('saved'))
    close()
    void refetch()
  }
  async function drop(banner: Banner): Promise<void> {
    if (!(await dropping.send({ params: { path: { id: banner.id } } })).ok) return
    await refetch()
    const run = () => void restoring.send({ body: { banner: entryOf(banner) } })
    toast.success(t('dropped'), { action: { label: t('undo'), run } })
  }
  return (
    <>
      <StaffBar
        end={
          <Button size="small" onClick={() => open(null, fresh(), null)}>
            {t('add')}
          </Button>
        }
      >
        {null}
      </StaffBar>
      <StaffTable
        label={t('view')}
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        failed={failed}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        action={{
          name: t('actions'),
          cell: (row) => (
            <span className={styles.actions}>
              <Button variant="ghost" size="small" onClick={() => void drop(row)}>
                {t('drop')}
              </Button>
              <Button variant="ghost" size="small" onClick={() => open(null, entryOf(row), shownOf(row))}>
                {t('copy')}
              </Button>
              <Button variant="tonal" size="small" onClick={() => open(row, entryOf(row), shownOf(row))}>
                {t('edit')}
              </Button>
            </span>
          ),
        }}
      />
      <Dialog ref={dialog} title={t(asked.banner ? 'edit' : 'add')}>
        <BannerForm key={asked.opening} banner={asked.banner} start={asked.start} shown={asked.shown} cancel={close} saved={saved} />
      </Dialog>
    </>
  )
}
