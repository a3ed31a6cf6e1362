import { FileError } from '#client/prepare-file.ts'
import { useText } from '#i18n/text.ts'
import uiTexts from '#texts/ui'

/** Returns the message of a rejected file; unknown errors count as a broken file. */
export function useFileWords(): (error: unknown) => string {
  const t = useText(uiTexts)
  return (error) => t(`file.${error instanceof FileError ? error.fault : 'unreadable'}`)
}
