import { describe, expect, test } from 'vitest'
import { RichText } from './contract.ts'
import {
  filled,
  filledTitle,
  gapsOf,
  isUnstated,
  joinWritten,
  type KeptPage,
  plain,
  readWritten,
  unstatedSettings,
  type Values,
} from './rules.ts'

const values: Values = new Map([
  ['booking.depositDirhams', { text: '1 000 DH' }],
  ['assistance.phone', { text: '0801 00 01 41', isLtr: true, href: 'tel:+212801000141' }],
  ['site.legal.cndp', null],
])
const paragraph = (text: string): RichText[number] => ({ kind: 'paragraph', text: [{ text }] })

describe('placeholder values', () => {
  test('replace their name; a phone becomes a link', () => {
    const text: RichText = [
      { kind: 'paragraph', text: [{ text: 'Appelez le {assistance.phone} : ' }, { text: '{booking.depositDirhams}', isBold: true }] },
    ]
    expect(filled(text, values)).toEqual([
      {
        kind: 'paragraph',
        text: [
          { text: 'Appelez le ' },
          { text: '0801 00 01 41', isLtr: true, href: 'tel:+212801000141' },
          { text: ' : ' },
          { text: '1 000 DH', isBold: true },
        ],
      },
    ])
    expect(filledTitle('Acompte de {booking.depositDirhams}', values)).toBe('Acompte de 1 000 DH')
  })

  test('omit lines without a value and emptied headings and lists', () => {
    const list = (...items: string[]): RichText[number] => ({ kind: 'list', isOrdered: false, items: items.map((text) => [{ text }]) })
    const heading: RichText[number] = { kind: 'heading', text: [{ text: 'Autorité' }] }
    expect(filled([paragraph('Nous répondons.'), heading, paragraph('CNDP n° {site.legal.cndp}')], values)).toEqual([
      paragraph('Nous répondons.'),
    ])
    expect(filled([list('CNDP n° {site.legal.cndp}', 'Acompte'), list('{no.such}')], values)).toEqual([list('Acompte')])
    expect(filledTitle('CNDP {site.legal.cndp}', values)).toBeNull()
  })

  test.each([
    ['', true],
    ['  ', true],
    ['000000000000000', true],
    ['Casablanca 000000', true],
    ['0', true],
    ['001561191000066', false],
    ['Rihla Occasion S.A.', false],
  ])('%o counts as missing: %s', (value, unstated) => expect(isUnstated(value)).toBe(unstated))

  test('report empty and example settings of the operator by key', () => {
    const settings = new Map(
      Object.entries({
        'site.legal.company': 'Atlas Auto S.A.',
        'site.legal.cndp': '',
        'site.email': 'contact@rihla.example',
        'company.form.fr': 'société anonyme',
        'company.form.ar': 'شركة مساهمة',
        'company.capital': '10000000',
        'company.seat.fr': '214, boulevard Ibn Tachfine (exemple)',
        'company.seat.ar': '12 شارع الجيش الملكي',
        'company.rc.fr': 'Casablanca 123456',
        'company.rc.ar': '123456 الدار البيضاء',
        'company.ice': '000000000000000',
        'company.taxId': '12345678',
        'customerCentre.phone': '0801000140',
      }),
    )
    expect(unstatedSettings(settings)).toEqual([
      'site.legal.cndp',
      'site.email',
      'company.seat.fr',
      'company.ice',
      'assistance.phone.fr',
      'assistance.phone.ar',
    ])
  })
})

describe('gaps of a page', () => {
  const whole: KeptPage = {
    titles: { fr: 'Aide', ar: 'مساعدة' },
    pageSections: [
      {
        type: 'FAQ',
        titles: {},
        pageElements: [
          {
            icon: null,
            documentId: null,
            alts: {},
            isDecorative: false,
            titles: { fr: 'Q', ar: 'س' },
            bodies: { fr: [paragraph('R')], ar: [paragraph('ج')] },
          },
        ],
      },
    ],
  }
  const [section] = whole.pageSections
  const [element] = section?.pageElements ?? []
  const gaps = (page: Partial<KeptPage>) => gapsOf({ ...whole, ...page }).map((gap) => Object.values(gap).join(' '))
  const withElement = (change: object) => ({
    pageSections: [{ ...section, pageElements: [{ ...element, ...change }] }] as KeptPage['pageSections'],
  })

  test('are empty when both languages are complete', () => expect(gaps({})).toEqual([]))
  test('include a missing title', () => expect(gaps({ titles: { fr: 'Aide', ar: ' ' } })).toEqual(['0 0 ar title']))
  test('include missing sections', () => expect(gaps({ pageSections: [] })).toEqual(['0 0 fr sections', '0 0 ar sections']))
  test('include a title present in another language only', () => {
    expect(gaps({ pageSections: [{ ...section, titles: { ar: 'أسئلة' } }] as KeptPage['pageSections'] })).toEqual(['1 0 fr title'])
    expect(gaps(withElement({ titles: {} }))).toEqual([])
  })
  test('include a missing text', () => {
    expect(gaps(withElement({ bodies: { fr: [paragraph('R')] } }))).toEqual(['1 1 ar body'])
    expect(gaps(withElement({ bodies: { fr: [paragraph('  ')], ar: [paragraph('ج')] } }))).toEqual(['1 1 fr body'])
  })
  test('include an unknown placeholder', () =>
    expect(gaps(withElement({ bodies: { fr: [paragraph('{booking.depositDirhams} {deposit}')], ar: [paragraph('ج')] } }))).toEqual([
      '1 1 fr placeholder',
    ]))
})

describe('written page', () => {
  const text = `# Aide

## FAQ: Réserver

### :shield: Comment réserver ?

Une phrase **grasse** sur
deux lignes, et [un lien](/search-result).

- une
- deux
  encore

1. pas à **XSRF-TOKEN**

#### Plus loin

Fin.

## Note

### Réclamer

Écrivez.`

  test('parses into valid structure', () => {
    const page = readWritten(text)
    expect(page.title).toBe('Aide')
    expect(page.sections.map(({ type, title, elements }) => [type, title, elements.map((one) => [one.icon, one.title])])).toEqual([
      ['FAQ', 'Réserver', [['shield', 'Comment réserver ?']]],
      ['Note', '', [[null, 'Réclamer']]],
    ])
    const body = page.sections[0]?.elements[0]?.body ?? []
    expect(RichText.parse(body)).toEqual([
      {
        kind: 'paragraph',
        text: [
          { text: 'Une phrase ' },
          { text: 'grasse', isBold: true },
          { text: ' sur deux lignes, et ' },
          { text: 'un lien', href: '/search-result' },
          { text: '.' },
        ],
      },
      { kind: 'list', isOrdered: false, items: [[{ text: 'une' }], [{ text: 'deux encore' }]] },
      { kind: 'list', isOrdered: true, items: [[{ text: 'pas à ' }, { text: 'XSRF-TOKEN', isBold: true, isLtr: true }]] },
      { kind: 'heading', text: [{ text: 'Plus loin' }] },
      { kind: 'paragraph', text: [{ text: 'Fin.' }] },
    ])
    expect(plain(body)).toBe(
      'Une phrase grasse sur deux lignes, et un lien.\n\n• une\n• deux encore\n\n1. pas à XSRF-TOKEN\n\nPlus loin\n\nFin.',
    )
  })

  test('rejects another format or structure', () => {
    expect(() => readWritten('# Aide\n\n## Nothing: x')).toThrow('no type')
    expect(() => readWritten('# Aide\n\nune phrase')).toThrow('outside')
    expect(() => readWritten('# Aide\n\n## FAQ\n\n### :sun: Q')).toThrow('no sign')
    const page = readWritten(text)
    expect(() => joinWritten({ ar: readWritten('# مساعدة\n\n## FAQ\n\n### س\n\nج') }, page)).toThrow('otherwise')
    expect(() => joinWritten({ ar: readWritten(text.replace(':shield:', ':store:')) }, page)).toThrow('otherwise')
  })
})

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://insecure.example', 'data:text/html,x', ' /x'])(
  'rejects a link to %s',
  (href) => {
    expect(RichText.safeParse([{ kind: 'paragraph', text: [{ text: 'x', href }] }]).success).toBe(false)
  },
)
