import type { FastifyReply, FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { fieldsOf, formToken, isOwnForm, seal, unseal } from './form.ts'
import { returnAddress } from './pages/send.ts'
import { passwordFault } from './passwords.ts'
import { emailFault, nameFaults, newPasswordFault, phoneFault, readNames, readRegister, registerFaults } from './person.ts'

const posted = (fields: Record<string, string> | string) =>
  ({
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    headers: {},
    cookies: {},
  }) as unknown as FastifyRequest

describe('form input', () => {
  test('is trimmed, without U+0000; passwords are unchanged', () => {
    const { text, raw, ticked } = fieldsOf(posted('a=%20un%0A%20%20mot%20&b=%00x&c=on&d=false&e=&a=2'))
    expect([text('a'), raw('a'), raw('b'), text('none')]).toEqual(['un mot', ' un\n  mot ', 'x', ''])
    expect([ticked('c'), ticked('d'), ticked('e'), ticked('none')]).toEqual([true, false, true, false])
    expect(fieldsOf({ body: { a: 'x' } } as unknown as FastifyRequest).raw('a')).toBe('')
  })

  const good = { civility: 'Mme.', firstName: 'Salma', lastName: 'Alaoui', companyName: '' } as const
  test.each([
    [{}, {}],
    [{ civility: '' }, { civility: 'missing' }],
    [
      { firstName: '', lastName: '' },
      { firstName: 'missing', lastName: 'missing' },
    ],
    [{ firstName: 'x'.repeat(80), lastName: 'x'.repeat(80) }, {}],
    [
      { firstName: 'x'.repeat(81), lastName: 'x'.repeat(81) },
      { firstName: 'tooLong', lastName: 'tooLong' },
    ],
    [{ civility: 'Société' }, { companyName: 'missing' }],
    [{ civility: 'Société', companyName: 'x'.repeat(120) }, {}],
    [{ civility: 'Société', companyName: 'x'.repeat(121) }, { companyName: 'tooLong' }],
    [{ companyName: 'x'.repeat(121) }, {}],
  ] as const)('of a name with %j it is told %j', (change, faults) => {
    const found = nameFaults({ ...good, ...change })
    expect(Object.fromEntries(Object.entries(found).map(([field, fault]) => [field, fault?.name]))).toEqual(faults)
  })

  test('reports all faults of a registration', () => {
    const read = readRegister(fieldsOf(posted({ civility: 'Dr.', email: 'x', phone: '12', language: 'xx', news: 'on', offersPost: 'on' })))
    expect(read).toEqual({
      civility: '',
      companyName: '',
      firstName: '',
      lastName: '',
      email: 'x',
      phone: '12',
      language: 'fr',
      news: true,
      offersEmail: false,
      offersPost: true,
      offersPhone: false,
    })
    expect(Object.keys(registerFaults(read, '')).toSorted()).toEqual(['civility', 'email', 'firstName', 'lastName', 'password', 'phone'])
    const sound = { ...read, ...good, email: 'salma@exemple.ma', phone: '0612345678' }
    expect(registerFaults(sound, 'les figues mûrissent')).toEqual({})
    for (const own of ['salma@exemple.ma', '0612345678', 'salma', 'Alaoui12'])
      expect(Object.keys(registerFaults(sound, own))).toEqual(['password'])
    expect(readNames(fieldsOf(posted({ civility: 'M.' }))).civility).toBe('M.')
    expect([emailFault(''), emailFault('x'), emailFault('a@b.ma')]).toEqual([{ name: 'missing' }, { name: 'emailInvalid' }, null])
    expect([phoneFault(''), phoneFault('12'), phoneFault('0612345678')]).toEqual([{ name: 'missing' }, { name: 'phoneInvalid' }, null])
    expect([newPasswordFault('', []), newPasswordFault('court', []), newPasswordFault('les figues mûrissent', [])]).toEqual([
      { name: 'missing' },
      { name: 'passwordShort' },
      null,
    ])
  })
})

describe('new password', () => {
  test.each([
    ['figuier', [], 'passwordShort'],
    ['figuiers', [], null],
    ['أشجارتي', [], 'passwordShort'],
    ['fx'.repeat(2) + 'figuiers'.repeat(16).slice(4), [], null],
    [`${'figuiers'.repeat(16)}x`, [], 'passwordLong'],
    // three signs only, and four
    ['abcabcabc!', [], 'passwordCommon'],
    ['acbd!acbd', [], null],
    ['abcd1234', [], 'passwordCommon'],
    // four letters of one's own, with less than four more, or with four
    ['xalma123', ['xalm'], null],
    ['salma123', ['salma'], 'passwordCommon'],
    ['salma12k7', ['salma'], null],
    ['zaki7zk!', ['zak'], null],
    ['ZakiZakix', ['zakizaki'], 'passwordCommon'],
  ] as const)('%s of a person called %j: %s', (password, own, fault) => {
    expect(passwordFault(password, own)).toBe(fault)
  })
})

describe('isOwnForm', () => {
  const keys = { cookies: ['a first secret of thirty-two signs', 'a former secret of 32 characters'], signing: [] }
  const deps = { keys, config: readConfig({}) } as unknown as Deps
  const former = { ...deps, keys: { ...keys, cookies: keys.cookies.slice(1) } } as unknown as Deps

  test('requires this browser’s token for the scope, and no other site', () => {
    const set: string[] = []
    const reply = {
      setCookie: (name: string, value: string, how: object) => void set.push(`${name}=${value} ${JSON.stringify(how)}`),
    } as unknown as FastifyReply
    const first = posted({})
    const token = formToken(deps, first, reply, 'login')
    const [name = '', value = ''] = Object.entries(first.cookies)[0] ?? []
    expect(value).toMatch(/^[\w-]{22}$/)
    expect(set).toEqual([`${name}=${value} {"path":"/","httpOnly":true,"sameSite":"lax","secure":false}`])
    // further forms of this browser bear tokens of the same cookie
    const next = { ...posted({}), cookies: { [name]: value } } as FastifyRequest
    expect([formToken(deps, next, reply, 'login'), set.length]).toEqual([token, 1])
    const comes = (more: object, site?: string, about = 'login', by = deps) =>
      isOwnForm(
        by,
        {
          ...posted({ _csrf: token, ...more }),
          cookies: { [name]: value },
          headers: site ? { 'sec-fetch-site': site } : {},
        } as FastifyRequest,
        about,
      )
    expect([comes({}), comes({}, 'same-origin'), comes({}, 'none'), comes({}, 'same-site'), comes({}, 'cross-site')]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect([comes({}, undefined, 'register'), comes({ _csrf: '' }), isOwnForm(deps, posted({ _csrf: token }), 'login')]).toEqual([
      false,
      false,
      false,
    ])
    // made before the secret was changed
    const old = { ...posted({ _csrf: formToken(former, next, reply, 'login') }), cookies: { [name]: value } } as FastifyRequest
    expect(isOwnForm(deps, old, 'login')).toBe(true)
    const odd = { ...posted({}), cookies: { [name]: 'planted' } } as FastifyRequest
    formToken(deps, odd, reply, 'login')
    expect([set.length, Object.values(odd.cookies)[0] === 'planted']).toEqual([2, false])
  })

  test('unseals a value for its purpose only, also with an old secret', () => {
    const sealed = seal(deps, 'code', 'رقم 7')
    expect([
      unseal(deps, 'code', sealed),
      unseal(deps, 'other', sealed),
      unseal(deps, 'code', `${sealed}x`),
      unseal(deps, 'code', undefined),
    ]).toEqual(['رقم 7', null, null, null])
    expect(unseal(deps, 'code', seal(former, 'code', 'x'))).toBe('x')
    expect(unseal(former, 'code', sealed)).toBeNull()
  })
})

describe('returnAddress', () => {
  const config = readConfig({ PUBLIC_URL: 'https://www.exemple.ma', IDENTITY_URL: 'https://comptes.exemple.ma', BASE_PATH: '/occasion/' })
  const home = 'https://www.exemple.ma/occasion/'
  const long = (length: number) => `https://www.exemple.ma/${'x'.repeat(length - 23)}`
  test.each([
    ['https://www.exemple.ma/occasion/alert?id=7', 'https://www.exemple.ma/occasion/alert?id=7'],
    ['https://comptes.exemple.ma/identity/manage', 'https://comptes.exemple.ma/identity/manage'],
    ['/identity/manage', 'https://www.exemple.ma/identity/manage'],
    [long(2000), long(2000)],
    [long(2001), home],
    ['', home],
    [undefined, home],
    [['/a'], home],
    ['https://evil.example/', home],
    ['//evil.example/', home],
    ['https://somebody@www.exemple.ma/', home],
    ['https://:word@www.exemple.ma/', home],
    ['http://www.exemple.ma/', home],
    ['https://[', home],
  ])('of %j it is %s', (wish, address) => {
    expect(returnAddress({ config }, wish)).toBe(address)
  })
})
