import { isolate } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import type { Language } from '#shared/language.ts'
import type { Mail, MailBlock, MailCar, MailFrame } from './rules.ts'

/** Renders a mail as plain text, with every URL written out. */
export function mailText(mail: Mail, frame: MailFrame): string {
  const { language, site } = frame
  const t = serverText('notificationsMail', language)
  const facts = [site.phone && labelled(t('centre'), isolate(site.phone), language), site.email, site.url].filter(Boolean)
  const parts = [
    mail.title,
    ...mail.blocks.map((block) => blockText(block, language)),
    ['--', t('sentBy', { company: isolate(site.company) }), ...facts].join('\n'),
    mail.stop && labelled(mail.stop.label, mail.stop.url, language),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function blockText(block: MailBlock, language: Language): string {
  if ('text' in block) return block.text
  if ('code' in block) return `    ${isolate(block.code)}`
  if ('button' in block) return labelled(block.button.label, `\n${block.button.url}`, language)
  if ('facts' in block) return block.facts.map(({ label, value }) => `- ${labelled(label, value, language)}`).join('\n')
  return block.cars.map((car) => carText(car, language)).join('\n\n')
}

function carText({ title, facts, price, oldPrice, url }: MailCar, language: Language): string {
  const before = oldPrice && ` (${serverText('notificationsMail', language)('oldPrice', { price: oldPrice })})`
  return [title, facts.filter(Boolean).join(' · '), `${price}${before ?? ''}`, url].filter(Boolean).join('\n')
}

function labelled(label: string, value: string, language: Language): string {
  const before = serverText('notificationsMail', language)('facts', { label })
  return value.startsWith('\n') ? before + value : `${before} ${value}`
}
