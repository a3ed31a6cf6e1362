import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { readName } from './accounts.ts'
import { createLine, hashPassword, isOutdated, passwordFault, verifyPassword, waitingForHash } from './passwords.ts'

describe('readName', () => {
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

describe('passwords', () => {
  test('are hashed with Argon2id (19 MiB, two iterations) and a random salt', async () => {
    const [one, two] = [await hashPassword('une phrase'), await hashPassword('une phrase')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
    expect([await verifyPassword(one, 'une phrase'), await verifyPassword(one, 'une phrase ')]).toEqual([true, false])
    expect(isOutdated(one)).toBe(false)
    expect(isOutdated(await hash('une phrase', { memoryCost: 8192, timeCost: 1, parallelism: 1 }))).toBe(true)
  })

  test('match in any Unicode normalization', async () => {
    expect(await verifyPassword(await hashPassword('l’été à Fès'.normalize('NFC')), 'l’été à Fès'.normalize('NFD'))).toBe(true)
  })

  test('are verified up to the maximum length', async () => {
    const longest = '🐪'.repeat(128)
    const kept = await hashPassword(longest)
    expect([
      await verifyPassword(kept, longest),
      await verifyPassword(kept, longest.slice(2)),
      await verifyPassword(kept, `${longest}x`),
    ]).toEqual([true, false, true])
  })

  test('never match without a hash', async () => {
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

  test('hashes concurrent passwords in a queue', async () => {
    const asked = Array.from({ length: 20 }, (_, i) => hashPassword(`phrase ${i}`))
    // two are made at a time
    expect(waitingForHash()).toBe(18)
    expect(new Set(await Promise.all(asked)).size).toBe(20)
    expect(waitingForHash()).toBe(0)
  })
})

test('limits concurrency and queue length, and runs every queued task', async () => {
  const { inTurn, waiting } = createLine(2, 3)
  const ends: (() => void)[] = []
  const begun: string[] = []
  const work = (name: string) =>
    inTurn(async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.push(end))
      return name
    })
  const asked = ['a', 'b', 'c', 'd', 'e'].map(work)
  expect([begun, waiting()]).toEqual([['a', 'b'], 3])
  await expect(work('f')).rejects.toMatchObject({ code: 'NotReady' })
  ends[0]?.()
  expect(await asked[0]).toBe('a')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  // the place of one who left is free for one more
  const late = work('g')
  expect(waiting()).toBe(3)
  for (let i = 1; i < 6; i++) {
    await expect.poll(() => ends.length > i).toBe(true)
    ends[i]?.()
  }
  expect(await Promise.all([...asked, late])).toEqual(['a', 'b', 'c', 'd', 'e', 'g'])
  expect([begun, waiting()]).toEqual([['a', 'b', 'c', 'd', 'e', 'g'], 0])
  // with an empty queue two start together again
  const again = ['h', 'i', 'j'].map(work)
  expect([begun.slice(6), waiting()]).toEqual([['h', 'i'], 1])
  for (let i = 6; i < 9; i++) {
    await expect.poll(() => ends.length > i).toBe(true)
    ends[i]?.()
  }
  await Promise.all(again)
})
