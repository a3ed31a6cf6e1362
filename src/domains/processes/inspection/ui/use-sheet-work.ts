import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { ApiError, asApiError } from '#client/api-error.ts'
import { callApi } from '#client/call.ts'
import { uploadFile } from '#client/upload.ts'
import { useOnline } from '#client/use-online.ts'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { type ErrorCode, errorStatus } from '#shared/errors.ts'
import type { CheckPartAnswer, CheckPartQuotation, Expertise } from '../contract.ts'
import { type KeptWork, keptWork, type WaitingPhoto } from './kept-work.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { answered, counted, decided, noWork, received, type ShownPart, shownParts, tried, type Work, withPhoto } from './work.ts'

/** Debounce of the upload and retry interval, in ms. */
const pause = 1200
const again = 15_000
/** Maximum answers per request. */
const batch = 100

/** Work of a person on an inspection: points, pending data and actions. */
export interface SheetWork {
  /** points with the unsent answers of this device */
  parts: ShownPart[]
  photos: readonly WaitingPhoto[]
  conflicts: Work['conflicts']
  closed: Work['closed']
  /** mileage entered here, else the stored one */
  mileage: number | null
  waiting: { mileage: boolean; answers: number; remarks: number; photos: number; bytes: number }
  /** upload of pending photos: index, count and progress (0 to 1) */
  sending: { place: number; count: number; part: number } | null
  /** upload error; null when the upload works or was not tried */
  fault: ApiError | null
  /** local data is loaded: input is possible */
  isReady: boolean
  /** another tab edits this inspection */
  isElsewhere: boolean
  /** false: no local storage, pending data is lost with the page */
  isKept: boolean
  answer: (part: CheckPartQuotation, answer: CheckPartAnswer) => void
  readMileage: (mileage: number | null) => void
  addPhotos: (part: CheckPartQuotation, files: readonly File[]) => Promise<{ unreadable: number }>
  dropPhoto: (clientId: string) => void
  decide: (partId: number, choice: 'mine' | 'theirs') => void
  send: () => void
}

interface Given {
  sheet: Expertise
  /** subject of the user */
  subject: string
  /** replaces the cached inspection */
  put: (next: Expertise) => void
  refetch: () => void
}

/** Classifies an upload error. Authentication and CSRF errors do not depend on the photo. */
function faultOf(error: { code: string; message: string }): { fault: ApiError; isFinal: boolean } {
  const fault = new ApiError(errorStatus[error.code as ErrorCode] ?? 500, error)
  return { fault, isFinal: fault.isRefused && !fault.isSignedOut && fault.code !== 'AntiForgery' }
}

const named = () => ({ id: crypto.randomUUID(), at: new Date().toISOString() })

/** Local work with its updates: rendered immediately, stored asynchronously. */
function useKept(subject: string, sheetId: number) {
  const kept = useMemo(() => keptWork(subject, sheetId), [subject, sheetId])
  const { isOwner, isElsewhere } = useOnlyTab(`expertise ${subject} ${sheetId}`)
  const [work, setWork] = useState<Work>(noWork)
  const [photos, setPhotos] = useState<readonly WaitingPhoto[]>([])
  const [isReady, setReady] = useState(false)
  const [isKept, setKept] = useState(true)
  /** current values: an upload outlives several renders */
  const now = useRef({ work, photos })
  const writing = useRef(Promise.resolve())

  useEffect(() => {
    if (!isOwner) return
    void Promise.all([kept.read(), kept.photos()])
      .then(([found, files]) => {
        now.current = { work: found, photos: files }
        setWork(found)
        setPhotos(files)
      })
      .catch(() => setKept(false))
      .finally(() => setReady(true))
  }, [kept, isOwner])

  return {
    ...{ work, photos, now, isReady, isKept, isElsewhere },
    /** Applies a change; resolves when it is stored. */
    change: (step: (before: Work) => Work): Promise<void> => {
      const next = step(now.current.work)
      now.current.work = next
      setWork(next)
      writing.current = writing.current.then(() => kept.write(next)).catch(() => setKept(false))
      return writing.current
    },
    changePhotos: (next: readonly WaitingPhoto[], write: (kept: KeptWork) => Promise<void>): Promise<void> => {
      now.current.photos = next
      setPhotos(next)
      return write(kept).catch(() => setKept(false))
    },
  }
}

function useSending({ sheet, put, refetch }: Given, { now, isReady, change, changePhotos }: ReturnType<typeof useKept>) {
  const [sending, setSending] = useState<SheetWork['sending']>(null)
  const [fault, setFault] = useState<ApiError | null>(null)
  const isBusy = useRef(false)
  /** current value: an upload outlives several renders */
  const latest = useRef(sheet)
  useEffect(() => {
    latest.current = sheet
  }, [sheet])

  async function sendAnswers(): Promise<boolean> {
    let isBehind = false
    for (let { answers, mileage } = now.current.work; answers.length > 0 || mileage !== null; { answers, mileage } = now.current.work) {
      const going = answers.slice(0, batch)
      const ids = going.map(({ id }) => id)
      await change((before) => tried(before, ids))
      const operations = going.map(({ isTried: _, ...operation }) => operation)
      const body = { operations, ...(mileage !== null && { mileage }) }
      const said = await callApi('post', '/api/staff/expertises/{id}/sync', { params: { path: { id: sheet.id } }, body })
      await change((before) => counted(received(before, said.results), mileage))
      const fresh = new Map(said.results.map(({ part }) => [part.id, part]))
      const { lastStatus, quotation, findingsCost } = said
      const checkPartQuotations = latest.current.checkPartQuotations.map((part) => fresh.get(part.id) ?? part)
      latest.current = { ...latest.current, lastStatus, quotation, findingsCost, checkPartQuotations, ...(mileage !== null && { mileage }) }
      put(latest.current)
      const seen = new Map(checkPartQuotations.map(({ id, revision }) => [id, revision]))
      // once every point is answered, the server computes the missing conditions
      const isWhole = checkPartQuotations.every(({ action }) => action !== null)
      isBehind = isWhole || said.revisions.some(({ id, revision }) => seen.get(id) !== revision)
    }
    return isBehind
  }

  /** Uploads photos, with answers in between on slow connections. Returns whether any was uploaded. */
  async function sendPhotos(): Promise<boolean> {
    const going = now.current.photos.filter(({ refusal }) => refusal === undefined)
    for (const [i, photo] of going.entries()) {
      const { clientId, checkPartQuotationId: id, bytes } = photo
      const progress = (part: number) => setSending({ place: i + 1, count: going.length, part })
      progress(0)
      const query = new URLSearchParams({ Type: 'VehicleCheckPartImage', Owner: 'CheckPart', Id: String(id), ClientId: clientId })
      const sent = await uploadFile<DocumentInfo>(
        `documents/upload?${query}`,
        new File([bytes], 'photo.jpg', { type: 'image/jpeg' }),
        progress,
      )
      const rest = now.current.photos.filter((one) => one.clientId !== clientId)
      if (sent.data) {
        await changePhotos(rest, (place) => place.dropPhoto(clientId))
        // shows uploaded photos until the next fetch
        latest.current = withPhoto(latest.current, id, { ...sent.data, clientId })
        put(latest.current)
      } else {
        if (!sent.error) throw asApiError(null)
        const { fault: why, isFinal } = faultOf(sent.error)
        if (!isFinal) throw why
        const refused = { ...photo, refusal: sent.error.message }
        await changePhotos([...rest, refused], (place) => place.keepPhoto(refused))
      }
      await sendAnswers()
    }
    return going.length > 0
  }

  async function run(): Promise<void> {
    if (isBusy.current || !isReady) return
    isBusy.current = true
    try {
      const isBehind = await sendAnswers()
      const hasSentPhotos = await sendPhotos()
      setFault(null)
      if (isBehind || hasSentPhotos) refetch()
    } catch (thrown) {
      setFault(asApiError(thrown))
    } finally {
      isBusy.current = false
      setSending(null)
    }
  }
  return { run, sending, fault }
}

/** Stores answers and photos on the device and uploads each of them once when online. */
export function useSheetWork(given: Given): SheetWork {
  const { sheet, subject } = given
  const online = useOnline()
  const kept = useKept(subject, sheet.id)
  const { work, photos, now, isReady, isKept, isElsewhere, change, changePhotos } = kept
  const { run, sending, fault } = useSending(given, kept)
  const send = useEffectEvent(run)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) void send()
  }, [asked])

  const open = photos.filter(({ refusal }) => refusal === undefined)
  const waits = work.answers.length + open.length + (work.mileage === null ? 0 : 1)
  const delay = fault ? again : pause
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of what waits, and the line coming back, begin the pause anew
  useEffect(() => {
    if (waits === 0 || !online) return
    const timer = setInterval(() => void send(), delay)
    return () => clearInterval(timer)
  }, [work.answers, work.mileage, waits, online, delay])

  // uploads immediately after a reconnect, regardless of earlier failures
  useEffect(() => {
    if (online) void send()
  }, [online])

  const parts = useMemo(() => shownParts(sheet.checkPartQuotations, work), [sheet.checkPartQuotations, work])
  return {
    parts,
    photos,
    conflicts: work.conflicts,
    closed: work.closed,
    mileage: work.mileage ?? sheet.mileage,
    waiting: {
      mileage: work.mileage !== null,
      answers: work.answers.length,
      remarks: work.answers.filter(({ answer }) => answer.comment?.trim()).length,
      photos: open.length,
      bytes: open.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    },
    sending,
    fault,
    isReady,
    isElsewhere,
    isKept,
    answer: (part, answer) => void change((before) => answered(before, part, answer, named())),
    readMileage: (mileage) => void change((before) => ({ ...before, mileage })),
    addPhotos: async (part, files) => {
      const shrunk = await Promise.allSettled(files.map(shrinkPhoto))
      for (const one of shrunk) {
        if (one.status === 'rejected') continue
        const photo = { clientId: crypto.randomUUID(), checkPartQuotationId: part.id, ...one.value }
        await changePhotos([...now.current.photos, photo], (place) => place.keepPhoto(photo))
      }
      return { unreadable: shrunk.filter(({ status }) => status === 'rejected').length }
    },
    dropPhoto: (clientId) => {
      const rest = now.current.photos.filter((one) => one.clientId !== clientId)
      void changePhotos(rest, (place) => place.dropPhoto(clientId))
    },
    decide: (partId, choice) => void change((before) => decided(before, partId, choice, named())),
    send: () => setAsked((before) => before + 1),
  }
}

/** Locks a work to one tab of the device, because two tabs would overwrite each other. The next tab gets the lock when the owner closes. */
function useOnlyTab(name: string): { isOwner: boolean; isElsewhere: boolean } {
  const hasLocks = typeof navigator !== 'undefined' && 'locks' in navigator
  const [isOwner, setOwner] = useState(!hasLocks)
  const [isElsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    if (!hasLocks) return
    const stop = new AbortController()
    const late = setTimeout(() => setElsewhere(true), 500)
    const begin = () => {
      clearTimeout(late)
      setElsewhere(false)
      setOwner(true)
    }
    navigator.locks
      .request(name, { signal: stop.signal }, () => {
        begin()
        return new Promise<void>((end) => stop.signal.addEventListener('abort', () => end()))
      })
      // aborted while waiting; without permission for locks the tab works unlocked
      .catch(() => stop.signal.aborted || begin())
    return () => {
      clearTimeout(late)
      stop.abort()
    }
  }, [name, hasLocks])
  return { isOwner, isElsewhere }
}
