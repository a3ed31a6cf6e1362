import { useCallback, useEffect, useRef, useState } from 'react'
import { uploadFile } from '#client/upload.ts'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'

/** Maximum bytes of a file (spec, section 9), as on the server. */
const maxBytes = 10 * 1024 * 1024
const types = ['image/jpeg', 'image/png', 'image/webp']

export interface Upload {
  key: number
  file: File
  /** progress, 0 to 1; null while queued */
  part: number | null
  error: string | null
  /** the file itself is invalid: no retry */
  final: boolean
}

interface Uploads {
  list: readonly Upload[]
  add: (files: readonly File[]) => void
  retry: (key: number) => void
  dismiss: (key: number) => void
}

/**
 * Uploads files one after another in the chosen order; a refused one does not block the others. Calls `kept` for each stored file, and
 * `settled` with their number when the queue is empty.
 */
export function useUploads(vehicleId: number, kept: (document: DocumentInfo) => void, settled: (count: number) => void): Uploads {
  const t = useText(stockTexts)
  const [list, setList] = useState<readonly Upload[]>([])
  const latest = useRef({ kept, settled, t })
  latest.current = { kept, settled, t }
  const queue = useRef<Upload[]>([])
  const running = useRef(false)
  const next = useRef(1)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => {
    stop.current = new AbortController()
    return () => stop.current?.abort()
  }, [])

  const put = useCallback((key: number, change: Partial<Upload>) => {
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)))
  }, [])

  const run = useCallback(async () => {
    if (running.current) return
    running.current = true
    let count = 0
    for (let one = queue.current.shift(); one && !stop.current?.signal.aborted; one = queue.current.shift()) {
      const { key, file } = one
      put(key, { part: 0, error: null })
      const path = `documents/upload?Id=${vehicleId}&Type=VehicleGalleryPicture&Spec=None`
      const { data, error } = await uploadFile<DocumentInfo>(path, file, (part) => put(key, { part }), stop.current?.signal)
      if (data) {
        count++
        latest.current.kept(data)
        setList((now) => now.filter((other) => other.key !== key))
      } else {
        const reason = error?.message ?? latest.current.t('failed')
        put(key, { part: null, error: latest.current.t('photos.uploadFailed', { name: file.name, reason }) })
      }
    }
    running.current = false
    latest.current.settled(count)
  }, [vehicleId, put])

  const add = useCallback(
    (files: readonly File[]) => {
      const words = latest.current.t
      const coming = files.map((file): Upload => {
        const error =
          file.size > maxBytes
            ? words('photos.tooBig', { name: file.name })
            : types.includes(file.type)
              ? null
              : words('photos.badType', { name: file.name })
        return { key: next.current++, file, part: null, error, final: error !== null }
      })
      setList((now) => [...now, ...coming])
      queue.current.push(...coming.filter(({ error }) => error === null))
      void run()
    },
    [run],
  )

  return {
    list,
    add,
    retry: (key) => {
      const one = list.find((upload) => upload.key === key)
      if (!one) return
      put(key, { error: null })
      queue.current.push(one)
      void run()
    },
    dismiss: (key) => setList((now) => now.filter((one) => one.key !== key)),
  }
}
