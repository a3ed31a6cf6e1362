import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { until } from '#testing/until.ts'
import { readDevice } from './device.ts'
import { clearSession, parseStoredSession, storedToken, storeSession } from './stored-session.ts'
import { describeSession } from './use-session.ts'

const session = { subject: 'a', name: 'Salma Alaoui', expiresAt: 2000 }

/** The storage of a browser, which Node does not have. */
function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

let local: ReturnType<typeof storage>
beforeEach(() => {
  local = storage()
  vi.stubGlobal('localStorage', local)
})
afterEach(() => vi.unstubAllGlobals())

describe('stored session', () => {
  test('is read in every tab, with a separate token', () => {
    storeSession(session, 'a.b.c')
    expect(parseStoredSession(readDevice('session'))).toEqual(session)
    expect(storedToken()).toBe('a.b.c')
    expect(local.kept.get('token')).toBe('a.b.c')
  })

  test('is deleted completely', () => {
    storeSession(session, 'a.b.c')
    clearSession()
    expect([...local.kept.keys()]).toEqual([])
    expect(readDevice('session')).toBeNull()
  })

  test('keeps the session of the user who signed in last', () => {
    storeSession({ ...session, subject: 'b' }, 'd.e.f')
    clearSession('a')
    expect(parseStoredSession(readDevice('session'))?.subject).toBe('b')
    expect(storedToken()).toBe('d.e.f')
    clearSession('b')
    expect([...local.kept.keys()]).toEqual([])
  })

  test.each([null, undefined, 'text', 3, [], {}, { subject: 'a' }, { ...session, expiresAt: 'soon' }, { ...session, name: null }])(
    'counts as nothing when it is %j',
    (stored) => {
      expect(parseStoredSession(stored)).toBeNull()
    },
  )
})

describe('describeSession', () => {
  test.each([
    ['nobody has looked yet', undefined, { state: 'unknown', subject: null, name: null }],
    ['nobody is signed in', null, { state: 'anonymous', subject: null, name: null }],
    ['somebody is signed in', { ...session, expiresAt: 1001 }, { state: 'signedIn', subject: 'a', name: 'Salma Alaoui' }],
    ['it has run out and is being renewed', { ...session, expiresAt: 1000 }, { state: 'unknown', subject: 'a', name: 'Salma Alaoui' }],
  ] as const)('%s', (_name, kept, said) => {
    expect(describeSession(kept, 1000)).toEqual(said)
  })
})

describe('offline', () => {
  const ended = { ...session, expiresAt: 1000 }

  test('keeps an expired session for reading cached data while offline', () => {
    expect(describeSession(ended, 2000, false).state).toBe('signedIn')
    expect(describeSession(ended, 2000).state).toBe('unknown')
  })
})

describe('caches of the user', () => {
  const places = ['rihla / pages', 'rihla / person a', 'rihla / person b', 'rihla /occasion/ person a']
  let left: string[]
  const said: unknown[] = []
  beforeEach(() => {
    left = [...places]
    said.length = 0
    vi.stubGlobal('document', { documentElement: { dataset: { basePath: '/' } } })
    vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage: (message: unknown) => said.push(message) } } })
    const remove = async (name: string) => {
      left = left.filter((one) => one !== name)
    }
    vi.stubGlobal('caches', { keys: async () => left, delete: remove })
  })

  test('are deleted with the session, including responses in progress', async () => {
    storeSession(session, 'a.b.c')
    clearSession('a')
    await until(() => expect(left).toEqual(['rihla / pages', 'rihla /occasion/ person a']))
    expect(said).toEqual([{ type: 'left' }])
  })

  test('are deleted when another user signs in, but not on renewal', async () => {
    storeSession({ ...session, subject: 'b' }, 'a.b.c')
    await until(() => expect(left).toEqual(['rihla / pages', 'rihla / person b', 'rihla /occasion/ person a']))
    storeSession({ ...session, subject: 'b', expiresAt: 3000 }, 'd.e.f')
    expect([said, left.length]).toEqual([[], 3])
  })
})
