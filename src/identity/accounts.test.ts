import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { readName } from './accounts.ts'
import { hashPassword, isOutdated, passwordFault, verifyPassword } from './passwords.ts'

describe('a name', () => {
  test.each([
    [' Amina@Exemple.MA ', { email: 'amina@exemple.ma' }],
    ['06 12 34 56 78', { phone: '+212612345678' }],
    ['+212 6-12-34-56-78', { phone: '+212612345678' }],
    ['00212612345678', { phone: '+212612345678' }],
    ['amina', null],
    ['amina@exemple', null],
    ['', null],
  ])('%j is read as %j', (typed, name) => {
    expect(readName(typed)).toEqual(name)
  })
})

describe('a password', () => {
  test('is kept as Argon2id with 19 MiB and two passes, each time another hash', async () => {
    const [one, two] = [await hashPassword('une phrase'), await hashPassword('une phrase')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
    expect([await verifyPassword(one, 'une phrase'), await verifyPassword(one, 'une phrase ')]).toEqual([true, false])
    expect(isOutdated(one)).toBe(false)
    expect(isOutdated(await hash('une phrase', { memoryCost: 8192, timeCost: 1, parallelism: 1 }))).toBe(true)
  })

  test('fits however its accents were typed', async () => {
    expect(await verifyPassword(await hashPassword('l’été à Fès'.normalize('NFC')), 'l’été à Fès'.normalize('NFD'))).toBe(true)
  })

  test('of nobody never fits', async () => {
    expect(await verifyPassword(undefined, 'une phrase')).toBe(false)
  })

  test.each([
    ['sept777', 'passwordShort'],
    ['x'.repeat(129), 'passwordLong'],
    ['Azertyuiop', 'passwordCommon'],
    ['mot de passe', 'passwordCommon'],
    ['87654321', 'passwordCommon'],
    ['abababab', 'passwordCommon'],
    ['amina.tazi', 'passwordCommon'],
    ['amina.tazi est une longue phrase', null],
    ['كلمة سر طويلة', null],
    ['zellige', 'passwordShort'],
    ['les figues', null],
  ])('%s: %s', (password, fault) => {
    expect(passwordFault(password, ['amina.tazi', 'Tazi', ''])).toBe(fault)
  })

  test.each(
    'P@ssw0rd abc12345 1q2w3e4r trustno1 princess admin123 sunshine dragon123 monkey12 qazwsxedc michael1 superman barcelona realmadrid mohamed123 asdfghjkl'.split(
      ' ',
    ),
  )('%s is what everybody tries', (password) => {
    expect(passwordFault(password, [])).toBe('passwordCommon')
  })

  test('many at once wait for each other and all get their answer', async () => {
    const hashes = await Promise.all(Array.from({ length: 20 }, (_, i) => hashPassword(`phrase ${i}`)))
    expect(new Set(hashes).size).toBe(20)
  })
})
