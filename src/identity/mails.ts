import { isolate } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import type { Language } from '#shared/language.ts'
import type { IdentityMail } from './ports.ts'

/** Recipient of a mail, and its site. */
export interface Reader {
  language: Language
  firstName: string
  /** name of the site in the recipient's language */
  site: string
}

/** Builds a mail with a greeting by name. */
function mail({ language, firstName }: Reader, words: Pick<IdentityMail, 'subject' | 'preheader' | 'title'>, rest: IdentityMail['blocks']) {
  const t = serverText('identityMail', language)
  // isolates the direction of the name
  return { ...words, blocks: [{ text: t('hello', { firstName: `\u2068${firstName}\u2069` }) }, ...rest] }
}

/** Mail for a new account, with the confirmation link. */
export function confirmMail(reader: Reader, url: string): IdentityMail {
  const t = serverText('identityMail', reader.language)
  return mail(reader, { subject: t('confirm.subject'), preheader: t('confirm.preheader'), title: t('confirm.title', reader) }, [
    { text: t('confirm.text') },
    { button: { label: t('confirm.button'), url } },
    { text: t('ignore') },
  ])
}

/** Mail to a new address, with the confirmation link. */
export function confirmNewMail(reader: Reader, url: string): IdentityMail {
  const t = serverText('identityMail', reader.language)
  return mail(reader, { subject: t('confirmNew.subject'), preheader: t('confirmNew.preheader'), title: t('confirmNew.title') }, [
    { text: t('confirmNew.text', reader) },
    { button: { label: t('confirmNew.button'), url } },
    { text: t('ignore') },
  ])
}

/** Mail to the replaced address, so that its owner notices an unauthorized change. */
export function emailChangedMail(reader: Reader): IdentityMail {
  const t = serverText('identityMail', reader.language)
  return mail(reader, { subject: t('emailChanged.subject'), preheader: t('emailChanged.preheader'), title: t('emailChanged.title') }, [
    { text: t('emailChanged.text', reader) },
    { text: t('emailChanged.contact') },
  ])
}

/** Mail with a password reset link. */
export function resetMail(reader: Reader, url: string): IdentityMail {
  const t = serverText('identityMail', reader.language)
  return mail(reader, { subject: t('reset.subject'), preheader: t('reset.preheader'), title: t('reset.title') }, [
    { text: t('reset.text', reader) },
    { button: { label: t('reset.button'), url } },
    { text: t('ignore') },
  ])
}

/** Invitation of a staff member, with the link to choose a password. */
export function invitedMail(reader: Reader, url: string): IdentityMail {
  const t = serverText('identityMail', reader.language)
  return mail(reader, { subject: t('invited.subject', reader), preheader: t('invited.preheader'), title: t('invited.title', reader) }, [
    { text: t('invited.text', reader) },
    { button: { label: t('invited.button'), url } },
    { text: t('invited.late') },
  ])
}

/** Mail after a password change; `forgotten` is the reset URL in case of an unauthorized change. */
export function passwordChangedMail(reader: Reader, forgotten: string): IdentityMail {
  const t = serverText('identityMail', reader.language)

  return mail(
    reader,
    { subject: t('passwordChanged.subject'), preheader: t('passwordChanged.preheader'), title: t('passwordChanged.title') },
    [{ text: t('passwordChanged.text', reader) }, { text: t('notYou') }, { button: { label: t('newPassword'), url: forgotten } }],
  )
}

/** Mail after a phone change; shows only the last two digits of the new number (E.164). */
export function phoneChangedMail(reader: Reader, phone: string, forgotten: string): IdentityMail {
  const t = serverText('identityMail', reader.language)
  const ending = isolate(phone.slice(-2))
  return mail(
    reader,
    { subject: t('phoneChanged.subject'), preheader: t('phoneChanged.preheader', { ending }), title: t('phoneChanged.title') },
    [
      { text: t('phoneChanged.text', { ...reader, ending }) },
      { text: t('notYou') },
      { button: { label: t('newPassword'), url: forgotten } },
    ],
  )
}

/** Mail after the deletion of the account. */
export function deletedMail(reader: Reader): IdentityMail {
  const t = serverText('identityMail', reader.language)
  return mail(reader, { subject: t('deleted.subject'), preheader: t('deleted.preheader'), title: t('deleted.title') }, [
    { text: t('deleted.text', reader) },
    { text: t('deleted.contact') },
  ])
}
