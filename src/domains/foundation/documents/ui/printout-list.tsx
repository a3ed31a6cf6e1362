import { type ReactNode, useState } from 'react'
import { downloadFile } from '#client/download.ts'
import { isolate, languageName, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import documentsTexts from '#texts/documents'
import { Button } from '#ui/button.tsx'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import { useToast } from '#ui/toast.tsx'
import type { DocumentInfo } from '../contract.ts'
import { hasOwnNumber } from '../rules.ts'
import { groupPrintouts, sizeOf } from './printout-groups.ts'
import styles from './printout-list.module.css'
import { usePrintoutName } from './printout-name.ts'

interface PrintoutListProps {
  documents: readonly DocumentInfo[]
  /** further actions of a document, such as accepting an upload */
  ways?: (document: DocumentInfo) => ReactNode
}

const tones: Record<DocumentInfo['status'], StatusTone> = {
  None: 'draft',
  Preview: 'running',
  Accepted: 'good',
  Rejected: 'bad',
  Published: 'good',
}

/** Documents of a record: name, language, version, day and size, each with a download. Earlier versions are collapsed below the newest. */
export function PrintoutList({ documents, ways }: PrintoutListProps) {
  const t = useText(documentsTexts)
  const language = useLanguage()
  if (documents.length === 0) return <p className={styles.none}>{t('list.empty')}</p>
  return (
    <ul className={styles.list}>
      {groupPrintouts(documents, language).map(({ newest, former }) => (
        <li key={newest.id}>
          <Printout document={newest} ways={ways?.(newest)} />
          {former.length > 0 && (
            <details className={styles.former}>
              <summary>{t('list.former', { count: former.length })}</summary>
              {former.map((document) => (
                <Printout key={document.id} document={document} ways={ways?.(document)} />
              ))}
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function Printout({ document, ways }: { document: DocumentInfo; ways: ReactNode }) {
  const t = useText(documentsTexts)
  const language = useLanguage()
  const { date, percent } = useFormat()
  const toast = useToast()
  const nameOf = usePrintoutName()
  /** download progress from 0 to 1; null without a download */
  const [come, setCome] = useState<number | null>(null)
  const foreign = document.language !== null && document.language !== language
  const name = nameOf(document.type)
  const weight = document.size === null ? null : sizeOf(document.size)
  const facts = [
    hasOwnNumber(document.type) && document.reference && isolate(document.reference),
    document.language && languageName(document.language, language),
    document.isGenerated && t('list.version', { version: String(document.version) }),
    date(document.created),
    weight && t(`list.${weight.unit}`, { size: weight.size }),
  ].filter(Boolean)

  async function download(): Promise<void> {
    setCome(0)
    if (await downloadFile(document, setCome)) toast.success(t('list.done', { name }))
    else toast.error(t('list.failed'))
    setCome(null)
  }
  return (
    <div className={styles.paper}>
      <div className={styles.words}>
        <b>{name}</b>
        <span className={styles.facts}>{facts.join(t('list.separator'))}</span>
        {!document.isGenerated && <StatusLabel tone={tones[document.status]} label={t(`status.${document.status}`)} />}
        {document.superseded && <StatusLabel tone="draft" label={t('list.superseded')} />}
        {document.comment && <span className={styles.facts}>{t('list.comment', { comment: document.comment })}</span>}
      </div>
      <div className={styles.ways}>
        {ways}
        <Button
          size="small"
          variant="outline"
          busy={come !== null}
          aria-label={t('list.downloadNamed', {
            name: `${name}${foreign && document.language ? ` (${languageName(document.language, language)})` : ''} ${t('list.version', { version: String(document.version) })}`,
          })}
          onClick={() => void download()}
        >
          {come === null ? t('list.download') : t('list.downloading', { percent: percent(come * 100) })}
        </Button>
      </div>
    </div>
  )
}
