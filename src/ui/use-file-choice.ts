import { useRef, useState } from 'react'
import { useFileWords } from './use-file-words.ts'

/** State of chosen files while they are prepared. */
export interface FileChoice {
  isReading: boolean
  /** message of the file that could not be prepared */
  fault: string | null
  choose: (files: readonly File[]) => Promise<void>
  /** drops a choice that is being read, and its error */
  clear: () => void
}

/**
 * Prepares chosen files one after another and passes them to `take` when all are valid. A later choice replaces one that is still being
 * read, and its error.
 */
export function useFileChoice<T>(prepare: (file: File) => Promise<T>, take: (ready: T[]) => unknown): FileChoice {
  const fileWords = useFileWords()
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const latest = useRef<readonly File[]>(null)

  async function choose(files: readonly File[]): Promise<void> {
    latest.current = files
    const isLatest = () => latest.current === files
    setFault(null)
    setReading(true)
    const ready: T[] = []
    try {
      for (const file of files) if (isLatest()) ready.push(await prepare(file))
    } catch (error) {
      if (isLatest()) setFault(fileWords(error))
    }
    if (!isLatest()) return
    setReading(false)
    if (ready.length === files.length) await take(ready)
  }

  function clear(): void {
    latest.current = null
    setReading(false)
    setFault(null)
  }

  return { isReading, fault, choose, clear }
}
