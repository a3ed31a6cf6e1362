import { afterEach, describe, expect, test } from 'vitest'
import { startTestSmtp, type TestSmtp, type TestSmtpRules } from '#testing/smtp.ts'
import { DeliveryError } from './delivery-error.ts'
import { type Letter, type MailPort, smtpMail, verdictOf } from './mail.ts'

let smtp: TestSmtp | undefined
let mail: MailPort | undefined

afterEach(async () => {
  mail?.close()
  await smtp?.stop()
})

async function start(rules: TestSmtpRules = {}): Promise<MailPort> {
  smtp = await startTestSmtp(rules)
  mail = smtpMail(smtp.url)
  return mail
}

const letter: Letter = {
  from: { name: 'رحلة', address: 'bonjour@exemple.ma' },
  replyTo: 'contact@exemple.ma',
  to: 'salma@exemple.ma',
  language: 'ar',
  subject: 'سيارة جديدة تناسب بحثك · Dacia Duster à 189\u00a0000\u00a0DH',
  html: '<p>مرحبا</p>',
  text: 'مرحبا\n',
  messageId: '<abc@exemple.ma>',
  unsubscribe: { url: 'https://www.exemple.ma/stop?token=1', oneClick: true },
}

async function verdictFrom(port: MailPort): Promise<string> {
  const error = await port.send(letter).catch((thrown: unknown) => thrown)
  if (!(error instanceof DeliveryError)) throw error
  return error.verdict
}

describe('smtpMail', () => {
  test('sends both scripts, the sender name and the unsubscribe header', async () => {
    const port = await start()
    await port.send(letter)
    const [arrived, ...others] = smtp?.letters ?? []
    expect(others).toEqual([])
    expect(arrived).toMatchObject({
      from: { name: 'رحلة', address: 'bonjour@exemple.ma' },
      to: [{ address: 'salma@exemple.ma' }],
      replyTo: [{ address: 'contact@exemple.ma' }],
      subject: letter.subject,
      messageId: '<abc@exemple.ma>',
      text: 'مرحبا\n',
    })
    expect(arrived?.html).toContain('<p>مرحبا</p>')
    const headers = Object.fromEntries((arrived?.headers ?? []).map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({
      'list-unsubscribe': '<https://www.exemple.ma/stop?token=1>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
      'content-language': 'ar',
    })
  })

  test('prevents header injection', async () => {
    const port = await start()
    await port.send({
      ...letter,
      subject: 'Bonjour\r\nBcc: other@exemple.ma',
      from: { name: 'R\r\nX-Evil: 1', address: 'bonjour@exemple.ma' },
    })
    const keys = smtp?.letters[0]?.headers.map(({ key }) => key) ?? []
    expect(keys).not.toContain('bcc')
    expect(keys).not.toContain('x-evil')
  })

  test.each([
    ['550 5.1.1 no such user', 'nobody'],
    ['550 mailbox unavailable', 'nobody'],
    ['550 5.7.1 blocked', 'later'],
    ['552 5.2.2 mailbox full', 'refused'],
    ['451 4.7.1 greylisted', 'later'],
  ])('whose recipient is answered %s: %s', async (words, verdict) => {
    const port = await start({ recipient: () => words })
    expect(await verdictFrom(port)).toBe(verdict)
  })

  test.each([
    ['554 5.6.0 not like this', 'refused'],
    ['550 5.1.1 no such user after all', 'nobody'],
    ['452 4.3.1 no room', 'later'],
  ])('that is answered %s: %s', async (words, verdict) => {
    const port = await start({ letter: () => words })
    expect(await verdictFrom(port)).toBe(verdict)
  })

  test('sets the headers of mails without reply and unsubscribe address', async () => {
    const port = await start()
    await port.send({ ...letter, replyTo: null, unsubscribe: null })
    await port.send({ ...letter, unsubscribe: { url: 'https://www.exemple.ma/stop', oneClick: false } })
    const keys = (smtp?.letters ?? []).map(({ headers }) => headers.map(({ key }) => key).filter((key) => /^(list-|reply-to)/.test(key)))
    expect(keys.map((one) => one.toSorted())).toEqual([[], ['list-unsubscribe', 'reply-to']])
  })

  test('fails temporarily when the server is unreachable', async () => {
    const port = await start()
    await smtp?.stop()
    expect(await verdictFrom(port)).toBe('later')
    smtp = undefined
  })
})

test('retries errors that the operator can fix', () => {
  expect(verdictOf({ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 5.7.8 bad credentials' })).toBe('later')
  expect(verdictOf({ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, response: '550 5.1.8 bad sender' })).toBe('later')
  expect(verdictOf({ code: 'ETIMEDOUT', command: 'CONN' })).toBe('later')
  const refused = { code: 'EENVELOPE', command: 'RCPT TO', response: '5.1.1 nobody here' }
  expect([499, 500].map((responseCode) => verdictOf({ ...refused, responseCode, response: `${responseCode} 5.1.1 nobody here` }))).toEqual([
    'later',
    'nobody',
  ])
})

test.each([
  ['RCPT TO', '550 5.1.1 x', 'nobody'],
  ['RCPT TO', '550 5.1.2 x', 'nobody'],
  ['RCPT TO', '550 5.1.3 x', 'nobody'],
  ['RCPT TO', '550 5.1.6 x', 'nobody'],
  ['RCPT TO', '550 5.1.10 x', 'nobody'],
  ['RCPT TO', '550-5.2.1 x', 'nobody'],
  ['RCPT TO', '550 5.1.4 x', 'refused'],
  ['RCPT TO', '550 5.1.100 x', 'refused'],
  ['RCPT TO', '550 5.2.2 x', 'refused'],
  ['RCPT TO', '550 5.4.1 x', 'later'],
  ['RCPT TO', '550 5.7.1 x', 'later'],
  ['RCPT TO', '550 x', 'nobody'],
  ['RCPT TO', '551 x', 'nobody'],
  ['RCPT TO', '553 x', 'nobody'],
  ['RCPT TO', '552 x', 'refused'],
  ['RCPT TO', '554 x', 'refused'],
  ['DATA', '550 5.2.1 x', 'nobody'],
  ['DATA', '550 5.7.1 x', 'later'],
  ['DATA', '550 5.4.1 x', 'refused'],
  ['DATA', '550 x', 'refused'],
  ['MAIL FROM', '550 5.1.1 x', 'later'],
  ['MAIL FROM', '550 x', 'later'],
] as const)('%s answered by %s means %s', (command, response, verdict) => {
  expect(verdictOf({ code: 'EENVELOPE', command, response, responseCode: Number(response.slice(0, 3)) })).toBe(verdict)
})

test('reports an invalid address as nonexistent', () => {
  expect(verdictOf({ code: 'EENVELOPE' })).toBe('nobody')
  expect(verdictOf({ code: 'ECONNECTION' })).toBe('later')
  expect(verdictOf({ code: 'EENVELOPE', responseCode: 450 })).toBe('later')
})
