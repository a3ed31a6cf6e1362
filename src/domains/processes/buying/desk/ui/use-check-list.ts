import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, asApiError } from '#client/api-error.ts'
import { callApi } from '#client/call.ts'
import type { BookingRecord, CheckPart } from '../contract.ts'

/** An unsent result of an item. */
export interface Finding {
  isFine: boolean
  comment: string
}

export interface CheckListHold {
  parts: readonly CheckPart[]
  /** items with an unsent result */
  waiting: ReadonlySet<number>
  /** server errors by item */
  refused: ReadonlyMap<number, string>
  find: (part: number, finding: Finding) => void
  retry: () => void
}

/** Delays of retries without network, in ms; the last one repeats. */
const pauses = [1000, 2000, 5000, 10_000, 20_000]

/**
 * Check list for an unreliable network. Shows every result immediately, stores it on the device until the server has it, and retries. A
 * later result of an item replaces an earlier one.
 */
export function useCheckList({ id, checkParts }: BookingRecord): CheckListHold {
  const [parts, setParts] = useState<readonly CheckPart[]>(checkParts)
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set())
  const queue = useRef<Map<number, Finding> | null>(null)
  queue.current ??= readFindings(id)
  const running = useRef(false)
  const tries = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keep = useCallback(() => {
    const all = queue.current ?? new Map()
    keepFindings(id, all)
    setWaiting(new Set(all.keys()))
  }, [id])

  const send = useCallback(async () => {
    clearTimeout(timer.current)
    if (running.current) return
    running.current = true
    try {
      for (let next = queue.current?.entries().next().value; next; next = queue.current?.entries().next().value) {
        const [part, finding] = next
        const answer = await callApi('put', '/api/vehiclebookings/{id}/checkparts/{partId}', {
          params: { path: { id, partId: part } },
          body: { isFine: finding.isFine, ...(finding.comment && { comment: finding.comment }) },
        }).catch(asApiError)
        if (answer instanceof ApiError && !answer.isRefused) {
          const pause = pauses[Math.min(tries.current++, pauses.length - 1)]
          timer.current = setTimeout(() => void send(), pause)
          return
        }
        tries.current = 0
        // changed during the request: the new result is sent next
        if (queue.current?.get(part) === finding) queue.current.delete(part)
        keep()
        if (answer instanceof ApiError) setRefused((now) => new Map(now).set(part, answer.message))
        else setParts((now) => now.map((one) => (one.id === answer.id && !queue.current?.has(answer.id) ? answer : one)))
      }
    } finally {
      running.current = false
    }
  }, [id, keep])

  useEffect(() => {
    const kept = queue.current ?? new Map<number, Finding>()
    if (kept.size > 0) {
      setParts((now) => now.map((part) => withFinding(part, kept.get(part.id))))
      setWaiting(new Set(kept.keys()))
      void send()
    }
    const back = () => void send()
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('online', back)
      clearTimeout(timer.current)
    }
  }, [send])

  const find = useCallback(
    (part: number, finding: Finding) => {
      queue.current?.delete(part)
      queue.current?.set(part, finding)
      setParts((now) => now.map((one) => (one.id === part ? withFinding(one, finding) : one)))
      setRefused((now) => new Map([...now].filter(([of]) => of !== part)))
      keep()
      void send()
    },
    [keep, send],
  )
  return { parts, waiting, refused, find, retry: () => void send() }
}

function withFinding(part: CheckPart, finding: Finding | undefined): CheckPart {
  return finding ? { ...part, isFine: finding.isFine, comment: finding.comment || null } : part
}

const keyOf = (id: number) => `rihla.checklist.${id}`

function readFindings(id: number): Map<number, Finding> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '[]')
    return new Map(
      (Array.isArray(kept) ? kept : []).filter(
        (pair): pair is [number, Finding] => typeof pair?.[0] === 'number' && typeof pair[1]?.isFine === 'boolean',
      ),
    )
  } catch {
    return new Map()
  }
}

function keepFindings(id: number, findings: ReadonlyMap<number, Finding>): void {
  try {
    if (findings.size === 0) sessionStorage.removeItem(keyOf(id))
    else sessionStorage.setItem(keyOf(id), JSON.stringify([...findings]))
  } catch {
    // without storage the results last as long as this page
  }
}
