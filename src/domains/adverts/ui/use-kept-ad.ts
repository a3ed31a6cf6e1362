import { useEffect, useRef, useState } from 'react'
import { readDevice, writeDevice } from '#client/device.ts'
import { type AdTexts, type OwnAd, textsOf } from './ad.ts'

/** What was written is forgotten after a month. */
const keptFor = 30 * 86_400_000

/** What somebody wrote of an advert on this device and the server does not have. */
export interface KeptAd {
  texts: AdTexts
  /** when something was written last, in ms */
  keptAt: number
  /** it was to be saved and there was no network: it is as soon as there is one */
  waits: boolean
  /** whose it is */
  owner: string
}

/** The adverts that are kept, by their number or `new`, without what has grown old, belongs to somebody else or cannot be read. */
export function readKeptAds(stored: unknown, owner: string | null, now: number): Record<string, KeptAd> {
  const empty = textsOf(null)
  return Object.fromEntries(
    Object.entries(Object(stored) as Record<string, unknown>).flatMap(([key, value]) => {
      const { texts, keptAt, waits, owner: whose } = Object(value) as Partial<KeptAd>
      if (typeof keptAt !== 'number' || now - keptAt > keptFor || typeof whose !== 'string' || whose !== owner) return []
      const said = Object.entries(Object(texts) as Record<string, unknown>).filter(
        ([name, text]) => name in empty && typeof text === 'string',
      )
      return [[key, { texts: { ...empty, ...Object.fromEntries(said) }, keptAt, waits: waits === true, owner }]]
    }),
  )
}

/** The fields of an advert, kept on the device with every letter until the server has them. */
export function useKeptAd(ad: OwnAd | null, owner: string | null) {
  const key = ad ? String(ad.id) : 'new'
  const all = () => readKeptAds(readDevice('adverts'), owner, Date.now())
  const [found, setFound] = useState<KeptAd | null>(() => all()[key] ?? null)
  const [texts, setTexts] = useState<AdTexts>(() => found?.texts ?? textsOf(ad))
  const write = (entry: KeptAd | null) => {
    const { [key]: _old, ...others } = all()
    const next = entry ? { ...others, [key]: entry } : others
    writeDevice('adverts', Object.keys(next).length > 0 ? next : null)
  }
  const keep = (now: AdTexts, waits: boolean) => owner !== null && write({ texts: now, keptAt: Date.now(), waits, owner })
  return {
    texts,
    /** what was brought back from an earlier visit */
    found,
    type(changes: Partial<AdTexts>): void {
      const next = { ...texts, ...changes }
      setTexts(next)
      keep(next, all()[key]?.waits ?? false)
    },
    /** there was no network as it was to be saved */
    wait: () => void keep(texts, true),
    /** the server has it, or it is not wanted any more */
    forget(): void {
      write(null)
      setFound(null)
    },
    undo(): void {
      write(null)
      setFound(null)
      setTexts(textsOf(ad))
    },
    isWaiting: () => all()[key]?.waits ?? false,
  }
}

/** Does something once there is a network: at once where there is one, else when it comes back. */
export function useOnline(run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const online = () => latest.current()
    if (navigator.onLine) online()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])
}
