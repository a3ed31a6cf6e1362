import { useEffect, useRef, useState } from 'react'
import { readDevice, writeDevice } from '#client/device.ts'
import { type AdTexts, type OwnAd, textsOf } from './ad.ts'

/** A draft expires after a month. */
const keptFor = 30 * 86_400_000

/** Unsaved input of an advert on this device. */
export interface KeptAd {
  texts: AdTexts
  /** time of the last input, in ms */
  keptAt: number
  /** saving failed without network; saved when the network returns */
  waits: boolean
  /** owner of the draft */
  owner: string
}

/** Parses the stored drafts, by advert id or `new`; drops expired, foreign and invalid ones. */
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

/** Fields of an advert, stored on the device at every input until the server has them. */
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
    /** input restored from an earlier visit */
    found,
    type(changes: Partial<AdTexts>): void {
      const next = { ...texts, ...changes }
      setTexts(next)
      keep(next, all()[key]?.waits ?? false)
    },
    /** saving failed without network */
    wait: () => void keep(texts, true),
    /** called when the draft is saved or discarded */
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

/** Runs a function when the network is available, immediately or later. */
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
