import { callApi } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { fetchFile } from '#client/staff/files.ts'
import { documentUri } from '#domains/foundation/documents/ui/document-uri.ts'
import styles from '#domains/processes/inspection/ui/sheet-panels.module.css'
import { capitalised, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { type Language, languages } from '#shared/language.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'

/** The complete sheet as a document, in either language; downloaded under its name. */
export function SheetPaper({ id }: { id: number }) {
  const t = useText(staffExpertiseTexts)
  return (
    <section className={styles.panel}>
      <h2>{t('paper.title')}</h2>
      <p className={styles.quiet}>{t('paper.about')}</p>
      {languages.map((language) => (
        <PaperButton key={language} {...{ id, language }} />
      ))}
    </section>
  )
}

function PaperButton({ id, language }: { id: number; language: Language }) {
  const t = useText(staffExpertiseTexts)
  const { languageName } = useFormat()
  const toast = useToast()
  const fetching = useMutation(
    async () => {
      const paper = await callApi('post', '/api/staff/expertises/{id}/papers', { params: { path: { id } }, body: { language } })
      return fetchFile(documentUri(paper), paper.fileName, false)
    },
    {
      onSuccess: (came) => came || toast.error(t('paper.failed')),
      onError: ({ message }) => toast.error(message || t('paper.failed')),
    },
  )
  const name = languageName(language)
  return (
    <Button
      block
      size="small"
      variant="outline"
      busy={fetching.isPending}
      aria-label={t('paper.getOf', { language: name })}
      onClick={() => void fetching.send()}
    >
      {capitalised(name)}
    </Button>
  )
}
