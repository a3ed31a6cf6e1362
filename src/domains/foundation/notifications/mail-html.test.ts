import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { languages } from '#shared/language.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import type { Mail, MailFrame } from './rules.ts'

const frame = (language: Language): MailFrame => ({
  language,
  site: {
    name: language === 'ar' ? 'رحلة' : 'Rihla',
    company: 'Rihla Occasion S.A.',
    phone: '0801 00 01 40',
    email: 'contact@exemple.ma',
    url: 'https://www.exemple.ma/',
    mark: 'https://www.exemple.ma/img/mark.png',
  },
})

const mail: Mail = {
  subject: 'Une voiture & plus',
  preheader: 'Dès 189 000 DH',
  title: 'Une <nouvelle> voiture',
  blocks: [
    { text: 'Bonjour "Salma" <script>alert(1)</script>\nvoici :' },
    { button: { label: 'Voir', url: 'https://www.exemple.ma/cars?a=1&b="2"' } },
    { facts: [{ label: 'Téléphone', value: '06 12 34 56 78' }] },
    { code: '123456' },
    {
      cars: [
        {
          title: 'Dacia Duster',
          facts: ['2021', '48 200 km'],
          price: '189 000 DH',
          oldPrice: '195 000 DH',
          picture: 'https://www.exemple.ma/p.jpeg',
          url: 'https://www.exemple.ma/cars/duster/1',
        },
      ],
    },
  ],
  stop: { label: 'Arrêter', url: 'https://www.exemple.ma/alert/stop?token=1' },
}

describe('mailHtml', () => {
  test('escapes all text', () => {
    const html = mailHtml(mail, frame('fr'))
    expect(html).not.toContain('<script')
    expect(html).toContain('Bonjour &quot;Salma&quot; &lt;script&gt;alert(1)&lt;/script&gt;<br>voici :')
    expect(html).toContain('06\u00a012\u00a034\u00a056\u00a078')
    expect(html).toContain('Une &lt;nouvelle&gt; voiture')
    expect(html).toContain('href="https://www.exemple.ma/cars?a=1&amp;b=&quot;2&quot;"')
  })

  test.each(['javascript:alert(1)', '/cars/1', 'data:text/html,x', ''])('rejects the URL %s', (url) => {
    const at = (blocks: Mail['blocks']) => () => mailHtml({ ...mail, blocks }, frame('fr'))
    expect(at([{ button: { label: 'Voir', url } }])).toThrow('absolute')
    expect(at([{ cars: [{ title: 'x', facts: [], price: '', url }] }])).toThrow('absolute')
  })

  test.each(languages)('renders %s in its direction without stylesheet, scripts or images', (language) => {
    const html = mailHtml(mail, frame(language))
    const start = language === 'ar' ? 'right' : 'left'
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    const bare = html.replace(/<style>[\s\S]*?<\/style>/, '')
    expect(bare).not.toMatch(/<(script|link|form|iframe|svg|video)\b/)
    expect(bare).not.toMatch(/display:(flex|grid)|var\(--|padding-inline|margin-inline/)
    expect(bare).not.toContain(`text-align:${start === 'left' ? 'right' : 'left'}`)
    for (const [, tag = ''] of bare.matchAll(/(<img[^>]*>)/g)) expect(tag).toMatch(/width="\d+".* alt=/)
    for (const [, tag = ''] of bare.matchAll(/(<table[^>]*>)/g)) expect(tag).toContain('role="presentation"')
    // Gmail cuts mails above 102 KB
    expect(mailHtml({ ...mail, blocks: Array.from({ length: 5 }, () => mail.blocks).flat() }, frame(language)).length).toBeLessThan(102_400)
  })
})

test('has the same content as plain text with every URL', () => {
  expect(mailText(mail, frame('fr'))).toBe(`Une <nouvelle> voiture

Bonjour "Salma" <script>alert(1)</script>
voici :

Voir\u00a0:
https://www.exemple.ma/cars?a=1&b="2"

- Téléphone\u00a0: 06 12 34 56 78

    \u2066123456\u2069

Dacia Duster
2021 · 48 200 km
189 000 DH (au lieu de 195 000 DH)
https://www.exemple.ma/cars/duster/1

--
Cet e-mail vous est envoyé par \u2066Rihla Occasion S.A.\u2069.
Centre client\u00a0: \u20660801 00 01 40\u2069
contact@exemple.ma
https://www.exemple.ma/

Arrêter\u00a0: https://www.exemple.ma/alert/stop?token=1
`)
})

test('omits missing parts', () => {
  const bare: Mail = {
    subject: 'x',
    title: 'x',
    blocks: [
      {
        facts: [
          { label: 'a', value: 'b' },
          { label: 'c', value: 'd' },
        ],
      },
      { cars: [{ title: 'Clio', facts: ['2020', ''], price: '9', url: 'https://x.ma/1' }] },
    ],
  }
  const silent = (language: Language): MailFrame => ({ ...frame(language), site: { ...frame(language).site, phone: '', email: '' } })
  const html = mailHtml(bare, silent('fr'))
  expect(html).not.toMatch(/mailto:|tel:|display:none|<s |width="38%"|Arrêter/)
  expect(html).toContain('>2020</div>')
  expect(html.match(/;border-top:1px solid/g)).toHaveLength(2)
  const whole = mailHtml(mail, frame('fr'))
  expect(whole).toMatch(/mailto:contact@exemple\.ma[\s\S]*stop\?token=1/)
  expect(whole).toContain('href="tel:0801000140"')
  for (const part of ['display:none', '<s ', 'width="38%"', 'Arrêter', 'Dès']) expect(whole).toContain(part)
  expect(mailHtml(mail, frame('ar'))).toContain('text-align:right')
  expect(mailText(bare, silent('fr'))).toBe(`x

- a\u00a0: b
- c\u00a0: d

Clio
2020
9
https://x.ma/1

--
Cet e-mail vous est envoyé par \u2066Rihla Occasion S.A.\u2069.
https://www.exemple.ma/
`)
})
