import { expect, test } from 'vitest'
import { languages } from '#shared/language.ts'
import {
  confirmMail,
  confirmNewMail,
  deletedMail,
  emailChangedMail,
  passwordChangedMail,
  phoneChangedMail,
  type Reader,
  resetMail,
} from './mails.ts'

const url = 'https://www.rihla.example/identity/link?token=secret'

test.each(languages)('in %s every mail has a greeting, its texts and its link', (language) => {
  const reader: Reader = { language, firstName: 'Salma', site: 'Rihla' }
  const mails = [
    confirmMail(reader, url),
    confirmNewMail(reader, url),
    emailChangedMail(reader),
    resetMail(reader, url),
    passwordChangedMail(reader, url),
    phoneChangedMail(reader, '+212661234567', url),
    deletedMail(reader),
  ]
  for (const mail of mails) {
    const words = [
      mail.subject,
      mail.preheader,
      mail.title,
      ...mail.blocks.map((block) => ('text' in block ? block.text : block.button.label)),
    ]
    // a sentence that is not there shows its key, a value that is not there its name
    for (const text of words) expect(text).not.toMatch(/^[a-z]+(\.[a-z]\w*)?$|[{}]|undefined/i)
    expect(words.join(' ')).toContain('Salma')
    expect(words.join(' ')).toContain('Rihla')
    // subjects contain no personal data, and texts no link
    expect(mail.subject).not.toContain('Salma')
    expect(words.join(' ')).not.toContain('secret')
  }
  expect(mails.filter(({ blocks }) => blocks.some((block) => 'button' in block && block.button.url === url))).toHaveLength(5)
})

test('shows only the end of a new phone number', () => {
  const mail = JSON.stringify(phoneChangedMail({ language: 'fr', firstName: 'Salma', site: 'Rihla' }, '+212661234567', url))
  expect(mail).toContain('67')
  expect(mail).not.toContain('4567')
})
