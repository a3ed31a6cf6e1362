import { describe, expect, test } from 'vitest'
import { readWanted } from './rules.ts'

const wanted = (text: string) => readWanted(text, 2026)

describe('what a text of the search may be', () => {
  test.each([
    ['12345-A-6', ['12345A6']],
    ['12345 | أ | 6', ['12345A6']],
    ['١٢٣٤٥ أ ٦', ['12345A6']],
    ['12345 هـ 26', ['12345H26']],
    // the Arabic letter turns the groups round in some programs
    ['6 أ 12345', ['6A12345', '12345A6']],
    ['12345E6', ['12345W6']],
    ['ww 123456', ['WW123456']],
    ['12345', ['12345']],
    ['Salma', []],
    ['12', []],
  ])('the plate in %s', (text, plates) => {
    expect(wanted(text).plates).toEqual(plates)
  })

  test.each([
    ['06 12 34 56 78', '+212612345678'],
    ['+212 6-12-34-56-78', '+212612345678'],
    ['٠٦١٢٣٤٥٦٧٨', '+212612345678'],
    ['0612 34', '+21261234'],
    ['0612', '+212612'],
    ['061', null],
    ['0612abc', null],
    ['12345', null],
  ])('the phone in %s', (text, phone) => {
    expect(wanted(text).phone).toBe(phone)
  })

  test.each([
    ['rv-2026-000123', 'RV2026000123'],
    ['VO-100001', 'VO100001'],
    ['uu1hsdac 123', 'UU1HSDAC123'],
    ['salma', null],
    ['a12', 'A12'],
    ['a1', null],
    ['أ12345', null],
  ])('the reference or chassis number in %s', (text, identifier) => {
    expect(wanted(text).identifier).toBe(identifier)
  })

  test('a bare number is that of a booking or a sale of this year or the last', () => {
    expect(wanted('123').references).toEqual(['RV-2026-000123', 'VT-2026-000123', 'RV-2025-000123', 'VT-2025-000123'])
    expect(wanted('RV 123').references).toEqual([])
  })

  test('an e-mail or its beginning, and a name; never both', () => {
    expect(wanted('Salma.Alaoui@exemple.ma')).toMatchObject({ email: 'salma.alaoui@exemple.ma', name: null })
    expect(wanted('salma.al')).toMatchObject({ email: 'salma.al' })
    expect(wanted('salma').email).toBeNull()
    expect(wanted('salma@')).toMatchObject({ email: 'salma@', name: null })
    expect(wanted('Él Amrani')).toMatchObject({ email: null, name: 'Él Amrani' })
    expect(wanted('الإدريسي').name).toBe('الإدريسي')
    expect(wanted('12345A6').name).toBeNull()
    expect(wanted('ab').name).toBe('ab')
    expect(wanted('a b').name).toBeNull()
  })
})
