import { useEffect, useRef, useState } from 'react'
import { useLanguage, useText } from '#i18n/text.ts'
import { factsOf } from '#shared/language.ts'
import searchTexts from '#texts/search'
import { Drawing } from '#ui/icon.tsx'
import { useToast } from '#ui/toast.tsx'
import { drawings } from './drawings.ts'
import styles from './sentence-field.module.css'

/** The used part of the speech recognition API, which has no published types. */
interface Recognition {
  lang: string
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
}

/** Speech input of the sentence; renders nothing where the browser does not support it. */
export function Dictation({ hear }: { hear: (words: string) => void }) {
  const t = useText(searchTexts)
  const language = useLanguage()
  const toast = useToast()
  const [canHear, setCanHear] = useState(false)
  const [isHearing, setHearing] = useState(false)
  const ear = useRef<Recognition | null>(null)
  useEffect(() => {
    setCanHear((window.SpeechRecognition ?? window.webkitSpeechRecognition) !== undefined)
    return () => ear.current?.stop()
  }, [])
  if (!canHear) return null

  function listen(): void {
    const Ear = window.SpeechRecognition ?? window.webkitSpeechRecognition
    if (isHearing || !Ear) {
      ear.current?.stop()
      return
    }
    const one = new Ear()
    one.lang = factsOf(language).locale
    one.interimResults = true
    one.onresult = ({ results }) =>
      hear(
        Array.from(results, (result) => result[0]?.transcript ?? '')
          .join(' ')
          .trim(),
      )
    one.onerror = ({ error }) => {
      if (error !== 'aborted' && error !== 'no-speech') toast.error(t('say.deaf'))
    }
    one.onend = () => setHearing(false)
    ear.current = one
    setHearing(true)
    one.start()
  }

  return (
    <button type="button" className={styles.mic} aria-label={t('say.dictate')} aria-pressed={isHearing} onClick={listen}>
      <Drawing path={drawings.mic} size={24} />
    </button>
  )
}
