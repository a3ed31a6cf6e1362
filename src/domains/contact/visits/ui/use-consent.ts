import { useMemo, useSyncExternalStore } from 'react'
import { callApi } from '#client/call.ts'
import { readDevice, subscribeDevice, writeDevice } from '#client/device.ts'
import { forgetVisitor } from '#client/views.ts'
import { asLanguage } from '#shared/language.ts'
import { choiceLasts, choiceVersion } from '../values.ts'

/** What this device keeps of the choice. */
export interface KeptChoice {
  device: string
  accepted: boolean
  version: string
  /** ms since 1970 */
  at: number
  /** the server has noted it */
  isNoted: boolean
}

/** What the visitor chose: undefined while nobody has looked, on the server too; null when it has to be asked. */
export function useConsent(): KeptChoice | null | undefined {
  const stored = useSyncExternalStore(
    subscribeDevice,
    () => readDevice('consent'),
    () => undefined,
  )
  return useMemo(() => (stored === undefined ? undefined : readChoice(stored, Date.now())), [stored])
}

/** The kept choice, if it is one about these words and not too old. */
function readChoice(stored: unknown, now: number): KeptChoice | null {
  const { device, accepted, version, at, isNoted } = Object(stored) as Partial<KeptChoice>
  if (typeof device !== 'string' || typeof accepted !== 'boolean' || typeof at !== 'number') return null
  if (version !== choiceVersion || now - at > choiceLasts) return null
  return { device, accepted, version, at, isNoted: isNoted === true }
}

/** Keeps a choice. It counts at once; the frame of the site has it noted. */
export function chooseConsent(accepted: boolean): void {
  const before = readDevice('consent') as Partial<KeptChoice> | null
  const device = typeof before?.device === 'string' ? before.device : crypto.randomUUID()
  writeDevice('consent', { device, accepted, version: choiceVersion, at: Date.now(), isNoted: false } satisfies KeptChoice)
  if (!accepted) forgetVisitor()
}

/** Tells the server of a choice that it has not noted yet. What does not get through is sent again with the next load of a page. */
export async function noteChoice({ at, isNoted, ...choice }: KeptChoice): Promise<void> {
  if (isNoted) return
  try {
    await callApi('post', '/api/consents', { body: { ...choice, language: asLanguage(document.documentElement.lang) } })
  } catch {
    return
  }
  const now = readDevice('consent') as Partial<KeptChoice> | null
  // another choice was made meanwhile
  if (now?.at === at) writeDevice('consent', { ...now, isNoted: true })
}
