import { FileError } from '#client/prepare-file.ts'
import { useText } from '#i18n/text.ts'
import filesTexts from '#texts/files'

/** Returns the message of a rejected file; unknown errors count as a broken file. */
export function useFileWords(): (error: unknown) => string {
  const t = useText(filesTexts)
  return (error) => t(error instanceof FileError ? error.fault : 'unreadable')
}
