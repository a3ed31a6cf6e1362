import { describe, expect, test } from 'vitest'
import { canonicalText, type GatewayFields, isSigned, plainValue, signature, trimmedFields } from './signature.ts'

const request: GatewayFields = {
  clientid: '600000000',
  storetype: '3D_PAY_HOSTING',
  TranType: 'PreAuth',
  amount: '1000.00',
  currency: '504',
  oid: 'RSV-2026-000123-1',
  okUrl: 'https://shop.example/api/payments/cmi/ok',
  failUrl: 'https://shop.example/api/payments/cmi/fail',
  callbackUrl: 'https://shop.example/api/payments/cmi/callback',
  shopurl: 'https://shop.example/cars/dacia-logan/123',
  lang: 'fr',
  rnd: 'a1b2c3d4',
  hashAlgorithm: 'ver3',
  encoding: 'UTF-8',
  BillToName: 'Aïcha El | Test\\1',
  email: 'client@example.com',
  tel: '0612345678',
  AutoRedirect: 'true',
  refreshtime: '5',
  CallbackResponse: 'true',
  sessiontimeout: '900',
}
const callback: GatewayFields = {
  amount: '1000.00',
  AuthCode: '123456',
  clientid: '600000000',
  currency: '504',
  ErrMsg: '',
  'EXTRA.CARDBRAND': 'VISA',
  'EXTRA.TRXDATE': '20260115 10:21:33',
  hashAlgorithm: 'ver3',
  HostRefNum: '601512345678',
  maskedCreditCard: '4000 00** **** 0010',
  mdStatus: '1',
  oid: 'RSV-2026-000123-1',
  ProcReturnCode: '00',
  Response: 'Approved',
  ReturnOid: 'RSV-2026-000123-1',
  rnd: 'Zk3x',
  storetype: '3D_PAY_HOSTING',
  TransId: '26015KGeB11213',
}
const bank: GatewayFields = {
  clientid: '190100000',
  storetype: '3d_pay',
  amount: '100.25',
  oid: 'order222',
  okUrl: 'https://domain.com/success',
  failUrl: 'https://domain.com/fail_url',
  rnd: 'rand',
  lang: 'tr',
  currency: '949',
  taksit: '',
  islemtipi: 'Auth',
  firmaadi: 'siparis veren',
  Email: 'test@test.com',
  hashAlgorithm: 'ver3',
}

describe('the signature of the gate', () => {
  test.each([
    ['of a public request', bank, '123456', '/uPxhEKWCEGi3NsDOOQ4u8Hu5g71v5GWspOid70WehTWEz97PqxG3IN1Jv5jsbOXOw3Z3Rr/0UtywzEgbqFfdA=='],
    [
      'of a request with accents and separators',
      request,
      'SKEY|1\\x',
      'W8z2sT9MfX6jw8FkpR3D848JCkJY0kuzIIwxXxNXC693N23Ju+m6P14dPaqemHX8a35gyOggJ/MNzmGCInnsCg==',
    ],
    [
      'of a callback with dots in its names',
      callback,
      'TEST1234',
      'UjpTHU6kKSrrd8XDq4JqfC5hAsQLesCfyeoDcCxg4h8CCx0eSTXvIGrDCvHfe09jutYLsL1GksVVRreJDcEk5g==',
    ],
  ])('%s', (_name, fields, key, hash) => {
    expect(signature(fields, key)).toBe(hash)
    expect(isSigned({ ...fields, HASH: hash }, key)).toBe(true)
    // the field is posted in several spellings, in any place, and its order is not that of the form
    expect(isSigned(Object.fromEntries([['hash', hash], ...Object.entries(fields).reverse()]), key)).toBe(true)
    expect(isSigned({ ...fields, HASH: hash }, `${key}x`)).toBe(false)
    expect(isSigned({ ...fields, HASH: '' }, key)).toBe(false)
    expect(isSigned(fields, key)).toBe(false)
  })

  test('covers every field, empty ones too, but for the encoding', () => {
    const HASH = signature(callback, 'TEST1234')
    for (const name of Object.keys(callback)) expect(isSigned({ ...callback, [name]: 'x', HASH }, 'TEST1234')).toBe(false)
    expect(isSigned({ ...callback, further: '', HASH }, 'TEST1234')).toBe(false)
    const { ErrMsg: _empty, ...without } = callback
    expect(isSigned({ ...without, HASH }, 'TEST1234')).toBe(false)
    expect(isSigned({ ...callback, encoding: 'UTF-8', HASH }, 'TEST1234')).toBe(true)
  })

  test('equals the reference hash', () => {
    expect(canonicalText(request, 'SKEY|1\\x')).toBe(
      '1000.00|true|Aïcha El \\| Test\\\\1|true|https://shop.example/api/payments/cmi/callback|600000000|504|client@example.com|https://shop.example/api/payments/cmi/fail|ver3|fr|RSV-2026-000123-1|https://shop.example/api/payments/cmi/ok|5|a1b2c3d4|900|https://shop.example/cars/dacia-logan/123|3D_PAY_HOSTING|0612345678|PreAuth|SKEY\\|1\\\\x',
    )
    expect(canonicalText(callback, 'TEST1234')).toBe(
      '1000.00|123456|600000000|504||VISA|20260115 10:21:33|ver3|601512345678|4000 00** **** 0010|1|RSV-2026-000123-1|00|Approved|RSV-2026-000123-1|Zk3x|3D_PAY_HOSTING|26015KGeB11213|TEST1234',
    )
  })
})

test('a callback writes its values with entities and may end a line: signed is what they stand for', () => {
  expect(plainValue('A&amp;B &lt;i&gt; &#34;x&#34; &#39;y&#39; &#x27;z&quot;\n')).toBe('A&B <i> "x" \'y\' \'z"')
  expect(plainValue('a\n\n')).toBe('a\n')
  expect(plainValue('&amp;lt; &nothing; &#0; &#x110000; &#xd800;')).toBe('&lt; &nothing; &#0; &#x110000; &#xd800;')
  expect(trimmedFields({ a: ' x \n' })).toEqual({ a: 'x' })
})
