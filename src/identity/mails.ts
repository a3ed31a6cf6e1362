import { isolate } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import type { Language } from '#shared/language.ts'
import type { IdentityMail } from './ports.ts'

/** To whom an e-mail speaks, and for which site. */
export interface Reader {
  language: Language
  firstName: string
  /** name of the site in that language */
  site: string
}

/** Says what happened or asks for one press; the reader is greeted by name. */
function mail({ language, firstName }: Reader, words: Pick<IdentityMail, 'subject' | 'preheader' | 'title'>, rest: IdentityMail['blocks']) {
  const t = serverText('identityMail', language)
  // a name has its own direction in any sentence
  return { ...words, blocks: [{ text: t('hello', { firstName: `\u2068${firstName}\u2069` }) }, ...rest] }
}

/** A new account: the link that confirms its address. */
export function confirmMail(reader: Reader, url: string): IdentityMail {
  const t = serverText('identityMail', reader.language)
  return mail(reader, { subject: t('confirm.subject'), preheader: t('confirm.preheader'), title: t('confirm.title', reader) }, [
    { text: t('confirm.text') },
    { button: { label: t('confirm.button'), url } },
    { text: t('ignore') },
  ])
}

/** To the address that shall replace another one: the link that makes it count. */
export function confirmNewMail(reader: Reader, url: string): IdentityMail {
  const t = serverText('identityMail', reader.language)
  return mail(reader, { subject: t('confirmNew.subject'), preheader: t('confirmNew.preheader'), title: t('confirmNew.title') }, [
    { text: t('confirmNew.text', reader) },
    { button: { label: t('confirmNew.button'), url } },
    { text: t('ignore') },
  ])
}

/** To the address that was replaced: anyone who did not do it must hear of it there. */
export function emailChangedMail(reader: Reader): IdentityMail {
  const t = serverText('identityMail', reader.language)
  return mail(reader, { subject: t('emailChanged.subject'), preheader: t('emailChanged.preheader'), title: t('emailChanged.title') }, [
    { text: t('emailChanged.text', reader) },
    { text: t('emailChanged.contact') },
  ])
}

/** The link to a new password. */
export function resetMail(reader: Reader, url: string): IdentityMail {
  const t = serverText('identityMail', reader.language)
  return mail(reader, { subject: t('reset.subject'), preheader: t('reset.preheader'), title: t('reset.title') }, [
    { text: t('reset.text', reader) },
    { button: { label: t('reset.button'), url } },
    { text: t('ignore') },
  ])
}

/** An account that the house opened for a member of its staff: the link to a first password. */
export function invitedMail(reader: Reader, url: string): IdentityMail {
  const t = serverText('identityMail', reader.language)
  return mail(reader, { subject: t('invited.subject', reader), preheader: t('invited.preheader'), title: t('invited.title', reader) }, [
    { text: t('invited.text', reader) },
    { button: { label: t('invited.button'), url } },
    { text: t('invited.late') },
  ])
}

/** The password was changed; `forgotten` leads to a new one for anyone who did not do it. */
export function passwordChangedMail(reader: Reader, forgotten: string): IdentityMail {
  const t = serverText('identityMail', reader.language)

  return mail(
    reader,
    { subject: t('passwordChanged.subject'), preheader: t('passwordChanged.preheader'), title: t('passwordChanged.title') },
    [{ text: t('passwordChanged.text', reader) }, { text: t('notYou') }, { button: { label: t('newPassword'), url: forgotten } }],
  )
}

/** The phone was changed; only the last two digits of the new one (E.164) are told. */
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

/** The account was deleted, the last mail to it. */
export function deletedMail(reader: Reader): IdentityMail {
  const t = serverText('identityMail', reader.language)
  return mail(reader, { subject: t('deleted.subject'), preheader: t('deleted.preheader'), title: t('deleted.title') }, [
    { text: t('deleted.text', reader) },
    { text: t('deleted.contact') },
  ])
}
