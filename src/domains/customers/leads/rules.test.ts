import { describe, expect, test } from 'vitest'
import { cleanText, heldFor, isName, readHours, replyDeadline } from './rules.ts'

describe('isName', () => {
  test.each(['Salma', 'Aït Ben Haddou', 'El Fassi-Fihri', "N'Diaye", 'سلمى', 'محمد أمين', 'ⵙⴰⵍⵎⴰ', 'J. P.', 'Moulay H.'])(
    '%s is one',
    (name) => {
      expect(isName(name)).toBe(true)
    },
  )
  test.each(['', ' ', '123', 'http://a.example', 'www.a.example', 'Gagnez 500', 'a@b.ma', '<b>', 'a\nb', '-'])('%j is none', (name) => {
    expect(isName(name)).toBe(false)
  })
})

test('cleanText: removes invisible characters and preserves lines', () => {
  expect(cleanText(' Bonjour,\r\n\r\n\r\n\r\nmerci\u0000\u0007 \ud800!\t ')).toBe('Bonjour,\n\nmerci !')
})

describe('heldFor', () => {
  const person = { trap: '', repeated: 0 }
  test.each([
    ['Bonjour, cette Duster est-elle disponible ?', null],
    ['السلام عليكم، هل السيارة متوفرة؟', null],
    ['06 12 34 56 78 ???', null],
    ['Comme celle-ci : https://a.example/1 et https://a.example/2', null],
    ['https://a.example https://b.example www.c.example', 'Links'],
    ['<a href="x">x</a>', 'Links'],
    ['Купите сейчас дешево', 'Script'],
  ])('%s: %s', (message, reason) => {
    expect(heldFor(message, person)).toBe(reason)
  })
  test('holds a filled trap field and repeated text', () => {
    expect(heldFor('Bonjour', { trap: 'x', repeated: 0 })).toBe('Trap')
    expect(heldFor('Bonjour', { trap: '', repeated: 2 })).toBeNull()
    expect(heldFor('Bonjour', { trap: '', repeated: 3 })).toBe('Repeated')
  })
})

describe('replyDeadline', () => {
  const weekday = { open: '08:00', close: '18:00' }
  const hours = [weekday, weekday, weekday, weekday, weekday, null, null]
  test('returns a number of opening hours from now', () => {
    const calendar = { hours, holidays: new Set(['2026-03-20']) }
    expect(replyDeadline(calendar, new Date('2026-03-19T16:00:00Z'), 4)).toEqual(new Date('2026-03-23T09:00:00Z'))
  })
  test('returns two days without opening hours', () => {
    expect(replyDeadline({ hours: [], holidays: new Set() }, new Date('2026-03-19T16:00:00Z'), 4)).toEqual(new Date('2026-03-21T16:00:00Z'))
  })
  test('readHours: ignores an unreadable setting', () => {
    expect(readHours(JSON.stringify(hours))).toEqual(hours)
    for (const text of [null, '', '{', '{}']) expect(readHours(text)).toEqual([])
  })
})
