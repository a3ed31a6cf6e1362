import { expect, test } from 'vitest'
import { inboxPage } from './inbox-page.ts'
import type { InboxMessage } from './store.ts'

test('renders a mail in a frame and an SMS as a bubble', () => {
  const letter: InboxMessage = {
    id: 7,
    channel: 'Email',
    recipient: 'salma@exemple.ma',
    sender: 'Rihla',
    subject: 'Bonjour',
    html: '<p>',
    text: 'clair',
    unsubscribe: 'https://x/stop',
    sent: new Date('2026-03-15T10:00:00.000Z'),
  }
  const sms: InboxMessage = { ...letter, id: 8, channel: 'Sms', subject: null, html: null, text: 'code 12', unsubscribe: null }
  const page = (open: InboxMessage | null, to: string | null = null, messages = [letter, sms]) =>
    inboxPage({ messages, open, to, nonce: 'n', language: 'fr' })
  const mail = page(letter, 'a@b')
  expect(mail).toContain('<iframe src="inbox/7" title="Bonjour">')
  expect(mail).toContain('<pre dir="auto">clair</pre>')
  expect(mail).toContain('https://x/stop')
  expect(mail.match(/<a href="inbox\?[^>]*aria-current="true"/g)).toEqual(['<a href="inbox?to=a%40b&amp;id=7" aria-current="true"'])
  const text = page(sms)
  expect(text).toContain('<p class="bubble" dir="auto">code 12</p>')
  expect(text).not.toMatch(/<iframe|List-Unsubscribe<|to=/)
  expect(page(null)).not.toMatch(/<article|class="empty"/)
  expect(page(null, null, [])).toContain('class="empty"')
  expect(page(null, null, [])).not.toContain('<ol>')
  // Moroccan time
  expect(mail).toMatch(/10:00:00/)
})
