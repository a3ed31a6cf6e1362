import { describe, expect, test } from 'vitest'
import { attemptSeconds, gatewayMessage, hundredths, maskedCard, nextLook, nextTry, refusalOf, tag, xmlText } from './rules.ts'

const at = (minutes: number, seconds = 0) => new Date(Date.parse('2026-03-16T10:00:00Z') + minutes * 60_000 + seconds * 1000)

test('hundredths: parses valid amounts only', () => {
  expect(['1000.00', '1000', '10.2', '10.25', '0.5'].map(hundredths)).toEqual([100_000, 100_000, 1020, 1025, 50])
  for (const text of ['', '1 000.00', '1,000.00', '1000,00', '-1', '1e3', '1000.001', '٣', undefined]) expect(hundredths(text)).toBeNull()
})

test('limits the page lifetime to the payment and the protocol', () => {
  expect(attemptSeconds(at(15), at(0))).toBe(900)
  expect(attemptSeconds(at(60), at(0))).toBe(2700)
  expect(attemptSeconds(at(15, 0.9), at(0))).toBe(900)
  expect(attemptSeconds(at(1), at(0, 30))).toBe(30)
  expect(attemptSeconds(at(1), at(0, 31))).toBeNull()
  expect(attemptSeconds(at(1), at(5))).toBeNull()
})

test('queries an attempt while open, shortly after, and a day later', () => {
  function looks(open: number): number[] {
    const seen: number[] = []
    for (let now: Date | null = at(0); now; now = nextLook(at(0), at(open), now)) seen.push((now.getTime() - at(0).getTime()) / 60_000)
    return seen
  }
  expect(looks(15)).toEqual([0, 2, 5, 10, 16, 20, 45, 135, 1455])
  expect(looks(10)).toEqual([0, 2, 5, 11, 15, 40, 130, 1450])
  expect(looks(45)).toEqual([0, 2, 5, 10, 20, 40, 46, 50, 75, 165, 1485])
})

test('retries sooner first, then later, without end', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((failures) => (nextTry(failures, at(0)).getTime() - at(0).getTime()) / 60_000)).toEqual([
    1, 2, 5, 15, 60, 360, 360,
  ])
})

test('accepts only masked card numbers', () => {
  expect(maskedCard('4000 00** **** 0010')).toBe('4000 00** **** 0010')
  expect(maskedCard('435508***4358')).toBe('435508***4358')
  for (const number of ['4000000000000010', '4000 0000 0000 0010', '40000000000*0010', '4000000****0010', 'x', '', undefined])
    expect(maskedCard(number)).toBeNull()
})

describe('gatewayMessage', () => {
  test('reads field names in any case', () => {
    const word = gatewayMessage({
      OID: 'R1-1',
      ClientId: '6',
      AMOUNT: '1000',
      currency: '504',
      procreturncode: '00',
      'extra.cardbrand': 'VISA',
    })
    expect(word).toEqual({
      oid: 'R1-1',
      clientId: '6',
      currency: '504',
      amount: 100_000,
      code: '00',
      transaction: null,
      authCode: null,
      maskedCard: null,
      cardBrand: 'VISA',
    })
  })

  test('truncates values to their kind', () => {
    const names = ['oid', 'clientid', 'currency', 'ProcReturnCode', 'TransId', 'AuthCode', 'EXTRA.CARDBRAND']
    const word = gatewayMessage(Object.fromEntries(names.map((name) => [name, 'x'.repeat(100)])))
    const { oid, clientId, currency, code, transaction, authCode, cardBrand } = word
    expect([oid, clientId, currency, code, transaction, authCode, cardBrand].map((text) => text?.length)).toEqual([
      64, 20, 3, 4, 64, 10, 20,
    ])
  })

  test('treats a missing code as a refusal', () => {
    expect(gatewayMessage({ oid: 'R1-1' }).code).toBeNull()
    expect(gatewayMessage({ oid: 'R1-1', ProcReturnCode: ' ' }).code).toBeNull()
  })

  test.each([
    ['51', 'Funds'],
    ['54', 'CardExpired'],
    ['57', 'NotAllowed'],
    ['62', 'NotAllowed'],
    ['99', 'Security'],
    ['09', 'Later'],
    ['05', 'Refused'],
    [null, 'Refused'],
  ])('%s means %s', (code, refusal) => expect(refusalOf(code)).toBe(refusal))
})

test('reads and writes XML text with entities', () => {
  expect(tag('<A><ErrMsg>  a &lt;b&gt; &amp;amp; </ErrMsg></A>', 'errmsg')).toBe('a <b> &amp;')
  expect(tag('<A/>', 'ErrMsg')).toBe('')
  expect(xmlText(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&apos;&amp;')
})
