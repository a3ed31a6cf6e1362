import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { useApiMutation, useMutation } from '#client/mutation.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import customersTexts from '#texts/customers'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import styles from './data-copy.module.css'

/** Poll interval of a pending export, in ms. */
const askedEvery = 5000

/** Export of personal data, and account deletion. */
export function DataCopy() {
  const t = useText(customersTexts)
  const { date, number } = useFormat()
  const toast = useToast()
  // polls while the export is pending and the page is visible
  const { data: copy, setData } = useQuery(
    apiQuery(
      '/api/customers/current/export',
      {},
      {
        refetchInterval: ({ state: { data } }) => (!data || data.state === 'Asked' ? askedEvery : false),
      },
    ),
  )
  const failed = () => toast.error(t('data.failed'))
  const ask = useApiMutation('post', '/api/customers/current/export', { onSuccess: setData, onError: failed })
  const download = useMutation(
    async (id: string) =>
      (await callApi('get', '/api/customers/current/export/{id}', { params: { path: { id } }, parseAs: 'blob' })) as unknown as Blob,
    { onSuccess: offer, onError: failed },
  )

  const ready = copy?.state === 'Ready' && copy.id !== null ? copy.id : null
  return (
    <>
      <p className={styles.hint}>{t('data.hint')}</p>
      <div className={styles.copy} aria-live="polite">
        {copy?.state === 'Asked' && <p>{t('data.asked')}</p>}
        {ready !== null && (
          <>
            <p>{t('data.ready', { date: date(copy?.expires) })}</p>
            <Button variant="tonal" busy={download.isPending} onClick={() => void download.send(ready)}>
              {download.isPending
                ? t('data.downloading')
                : t('data.download', { size: t('data.kilobytes', { count: number(Math.max(1, Math.round((copy?.size ?? 0) / 1024))) }) })}
            </Button>
          </>
        )}
        {copy?.state === 'None' && (
          <Button variant="outline" busy={ask.isPending} onClick={() => void ask.send()}>
            {ask.isPending ? t('data.asking') : t('data.ask')}
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

/** Downloads a file. */
function offer(file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = 'rihla.zip'
  link.click()
  // Safari reads the URL later
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
