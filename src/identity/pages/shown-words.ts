import { isolate } from '#i18n/format.ts'
import { spacedPhone } from '#shared/phone.ts'

/** A number in E.164 as people in Morocco read it, from left to right in any sentence. */
export function shownPhone(phone: string): string {
  return isolate(spacedPhone(phone.replace(/^\+212/, '0')).replaceAll(' ', '\u00a0'))
}

/** An address or a name in letters of either script, that keeps its own direction in any sentence. */
export function shownName(name: string): string {
  return `\u2068${name}\u2069`
}
