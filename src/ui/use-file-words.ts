import { FileError } from '#client/prepare-file.ts'
import { useText } from '#i18n/text.ts'
import uiTexts from '#texts/ui'

/** Returns the sentence that says why a chosen file cannot be sent, and what helps; an error of another kind counts as a broken file. */
export function useFileWords(): (error: unknown) => string {
  const t = useText(uiTexts)
  return (error) => t(`file.${error instanceof FileError ? error.fault : 'unreadable'}`)
}
