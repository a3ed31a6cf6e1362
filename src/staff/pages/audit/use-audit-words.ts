import { useText } from '#i18n/text.ts'
import teamTexts from '#texts/team'

/** Returns labels of calls and kinds of records; the raw name when a label is missing. */
export function useAuditWords() {
  const t = useText(teamTexts)
  return {
    call: (action: string) => known(t(`call.${action}` as 'call.addHoliday'), `call.${action}`, action),
    type: (type: string) => known(t(`recordType.${type}` as 'recordType.settings'), `recordType.${type}`, type),
  }
}

function known(words: string, key: string, otherwise: string): string {
  return words === key ? otherwise : words
}
