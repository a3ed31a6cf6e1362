import { callApi } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { fetchFile } from '#client/staff/files.ts'
import { documentUri } from '#domains/foundation/documents/ui/document-uri.ts'
import { Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { type Language, languages } from '#shared/language.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import uiTexts from '#texts/ui'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import type { PurchaseRecord } from '../desk/contract.ts'
import type { PurchasePrintout } from '../documents/contract.ts'
import { purchasePrintouts } from '../documents/values.ts'
import styles from './purchase-desk.module.css'

const path = '/api/staff/purchases/{id}/papers'

/** Generated documents in both languages: print, open, print the next version. Earlier versions stay. */
export function PrintPanel({ record, prints }: { record: PurchaseRecord; prints: boolean }) {
  const t = useText(staffPurchasesTexts)
  const ui = useText(uiTexts)
  const { id, status } = record
  // the printable documents depend on the status
  const { data, failed, refetch } = useQuery({
    queryKey: [path, id, status],
    queryFn: ({ signal }) => callApi('get', path, { params: { path: { id } } }, signal),
    placeholderData: keepPreviousData,
  })
  if (failed)
    return (
      <Panel title={t('print.title')}>
        <p role="alert">{t('print.unavailable')}</p>
        <Button variant="outline" size="small" onClick={failed.retry}>
          {ui('retry')}
        </Button>
      </Panel>
    )
  if (!data) return null
  const newest = (type: PurchasePrintout, language: Language) =>
    data.documents.find((one) => one.type === type && one.language === language && one.isGenerated && !one.superseded)
  const shown = purchasePrintouts.filter(
    (type) => data.printable.includes(type) || languages.some((language) => newest(type, language) !== undefined),
  )
  return (
    <Panel title={t('print.title')}>
      {shown.length === 0 && <p className={styles.quiet}>{t('print.none')}</p>}
      <ul className={styles.papers}>
        {shown.map((type) => (
          <li key={type}>
            <b>{t(`papers.type.${type}`)}</b>
            {languages.map((language) => (
              <PrintLine
                key={language}
                {...{ id, type, language }}
                paper={newest(type, language)}
                mayPrint={prints && data.printable.includes(type)}
                done={() => void refetch()}
              />
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface PrintLineProps {
  id: number
  type: PurchasePrintout
  language: Language
  /** newest version; undefined before the first print */
  paper: { id: string; version: number; created: string } | undefined
  mayPrint: boolean
  done: () => void
}

/** Document in one language. */
function PrintLine({ id, type, language, paper, mayPrint, done }: PrintLineProps) {
  const t = useText(staffPurchasesTexts)
  const { date, languageName } = useFormat()
  const toast = useToast()
  const name = t(`papers.type.${type}`)
  const named = { name, language: languageName(language) }
  const print = useMutation(() => callApi('post', path, { params: { path: { id } }, body: { type, language } }), {
    onSuccess: ({ version }) => {
      toast.success(t('print.done', { name, version: String(version) }))
      done()
    },
    onError: ({ message }) => {
      toast.error(message || t('print.failed'))
      done()
    },
  })
  const open = useMutation((which: string) => fetchFile(documentUri({ type, id: which }), `${type}-${language}.pdf`, true), {
    onSuccess: (came) => came || toast.error(t('papers.failed')),
  })
  return (
    <div className={styles.paper}>
      <div>
        <span>{named.language}</span>
        <span className={styles.quiet}>
          {paper ? t('print.version', { version: String(paper.version), date: date(paper.created) }) : t('print.notYet')}
        </span>
      </div>
      {paper && (
        <Button
          size="small"
          variant="ghost"
          busy={open.isPending}
          aria-label={t('print.openOf', named)}
          onClick={() => void open.send(paper.id)}
        >
          {t('print.open')}
        </Button>
      )}
      {mayPrint && (
        <Button
          size="small"
          variant="outline"
          busy={print.isPending}
          aria-label={t(paper ? 'print.againOf' : 'print.printOf', named)}
          onClick={() => void print.send()}
        >
          {t(paper ? 'print.again' : 'print.print')}
        </Button>
      )}
    </div>
  )
}
