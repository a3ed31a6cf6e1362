import { useMemo, useSyncExternalStore } from 'react'
import { callApi } from '#client/call.ts'
import { readDevice, subscribeDevice, writeDevice } from '#client/device.ts'
import { forgetVisitor } from '#client/views.ts'
import { asLanguage } from '#shared/language.ts'
import { choiceLasts, choiceVersion } from '../values.ts'

/** The choice stored on this device. */
export interface KeptChoice {
  device: string
  accepted: boolean
  version: string
  /** ms since 1970 */
  at: number
  /** the server has stored it */
  isNoted: boolean
}

/** Returns the visitor's choice: undefined before hydration, null when the banner must be shown. */
export function useConsent(): KeptChoice | null | undefined {
  const stored = useSyncExternalStore(
    subscribeDevice,
    () => readDevice('consent'),
    () => undefined,
  )
  return useMemo(() => (stored === undefined ? undefined : readChoice(stored, Date.now())), [stored])
}

/** Parses the stored choice; null for another version or an expired one. */
function readChoice(stored: unknown, now: number): KeptChoice | null {
  const { device, accepted, version, at, isNoted } = Object(stored) as Partial<KeptChoice>
  if (typeof device !== 'string' || typeof accepted !== 'boolean' || typeof at !== 'number') return null
  if (version !== choiceVersion || now - at > choiceLasts) return null
  return { device, accepted, version, at, isNoted: isNoted === true }
}

/** Stores a choice, effective immediately; the site layout sends it to the server. */
export function chooseConsent(accepted: boolean): void {
  const before = readDevice('consent') as Partial<KeptChoice> | null
  const device = typeof before?.device === 'string' ? before.device : crypto.randomUUID()
  writeDevice('consent', { device, accepted, version: choiceVersion, at: Date.now(), isNoted: false } satisfies KeptChoice)
  if (!accepted) forgetVisitor()
}

/** Sends an unsent choice to the server; a failure is retried on the next page load. */
export async function noteChoice({ at, isNoted, ...choice }: KeptChoice): Promise<void> {
  if (isNoted) return
  try {
    await callApi('post', '/api/consents', { body: { ...choice, language: asLanguage(document.documentElement.lang) } })
  } catch {
    return
  }
  const now = readDevice('consent') as Partial<KeptChoice> | null
  // the choice may have changed during the request
  if (now?.at === at) writeDevice('consent', { ...now, isNoted: true })
}
