import { useMutation } from '#client/mutation.ts'
import { saveFile } from '#client/staff/files.ts'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import { Button } from '#ui/button.tsx'
import { Drawing } from '#ui/icon.tsx'
import { useToast } from '#ui/toast.tsx'
import { csvText, type Lines } from './csv.ts'
import { drawings } from './drawings.ts'

interface CsvButtonProps {
  /** file name without its ending */
  name: string
  /** returns the lines, head first, or a file made by the server; all filtered rows, not only this page */
  lines: () => Promise<Lines | Blob>
}

/** Saves the list as a CSV file for spreadsheets: UTF-8 with BOM, semicolons. */
export function CsvButton({ name, lines }: CsvButtonProps) {
  const t = useText(staffTexts)
  const toast = useToast()
  const { isPending, send } = useMutation(lines, {
    onSuccess: (content) =>
      saveFile(`${name}.csv`, content instanceof Blob ? content : new Blob([csvText(content)], { type: 'text/csv;charset=utf-8' })),
    onError: () => toast.error(t('csv.failed')),
  })
  return (
    <Button variant="ghost" size="small" busy={isPending} onClick={() => void send()}>
      <Drawing path={drawings.download} size={18} />
      {t('csv.button')}
    </Button>
  )
}
