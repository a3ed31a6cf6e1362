import { useEffect, useState } from 'react'
import { address } from '#client/addresses.ts'
import { browserApi, useApi } from '#client/api.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import type { DataExport } from '../personal-data/contract.ts'
import styles from './data-copy.module.css'

/** How often is asked whether the copy is there, in ms. */
const askedEvery = 5000

/** A copy of everything that the house keeps of its owner, and the way to have it all deleted. */
export function DataCopy() {
  const t = useText('customers')
  const { date, number } = useFormat()
  const api = useApi()
  const toast = useToast()
  const { copy, setCopy } = useCopy()
  const [busy, setBusy] = useState<'ask' | 'download' | null>(null)

  async function act(what: 'ask' | 'download', run: () => Promise<boolean>): Promise<void> {
    setBusy(what)
    if (!(await run().catch(() => false))) toast.error(t('data.failed'))
    setBusy(null)
  }

  const ask = () =>
    act('ask', async () => {
      const { data } = await api.POST('/api/customers/current/export')
      if (data) setCopy(data)
      return data !== undefined
    })
  const download = (id: string) =>
    act('download', async () => {
      const { data } = await api.GET('/api/customers/current/export/{id}', { params: { path: { id } }, parseAs: 'blob' })
      if (data) offer(data as Blob)
      return data !== undefined
    })

  const ready = copy?.state === 'Ready' && copy.id !== null ? copy.id : null
  return (
    <>
      <p className={styles.hint}>{t('data.hint')}</p>
      <div className={styles.copy} aria-live="polite">
        {copy?.state === 'Asked' && <p>{t('data.asked')}</p>}
        {ready !== null && (
          <>
            <p>{t('data.ready', { date: date(copy?.expires) })}</p>
            <Button variant="tonal" busy={busy === 'download'} onClick={() => void download(ready)}>
              {busy === 'download'
                ? t('data.downloading')
                : t('data.download', { size: t('data.kilobytes', { count: number(Math.max(1, Math.round((copy?.size ?? 0) / 1024))) }) })}
            </Button>
          </>
        )}
        {copy?.state === 'None' && (
          <Button variant="outline" busy={busy === 'ask'} onClick={() => void ask()}>
            {busy === 'ask' ? t('data.asking') : t('data.ask')}
          </Button>
        )}
      </div>
      <div className={styles.deletion}>
        <p className={styles.hint}>{t('data.deletionHint')}</p>
        <ButtonLink variant="outline" to={address.authentication('profile')}>
          {t('data.deletion')}
        </ButtonLink>
      </div>
    </>
  )
}

/** How far the copy is; asked again as long as it is being made and the page is looked at. */
function useCopy() {
  const [copy, setCopy] = useState<DataExport | null>(null)
  const state = copy?.state
  useEffect(() => {
    let left = false
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const { data } = await browserApi()
        .GET('/api/customers/current/export')
        .catch(() => ({ data: undefined }))
      if (data && !left) setCopy(data)
    }
    if (state === undefined) void look()
    const timer = state === undefined || state === 'Asked' ? setInterval(() => void look(), askedEvery) : undefined
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [state])
  return { copy, setCopy }
}

/** Hands a file to the browser's downloads. */
function offer(file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = 'rihla.zip'
  link.click()
  // Safari reads it a moment later
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
