import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#i18n/text.ts'
import uiTexts from '#texts/ui'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

/** Display time in ms (specification, section 9). */
const shownFor = 5000
const max = 3

interface ToastOptions {
  detail?: string
  action?: { label: string; run: () => void }
}

interface Toast extends ToastOptions {
  id: number
  kind: 'success' | 'error'
  text: string
}

export interface Toasts {
  success: (text: string, options?: ToastOptions) => void
  error: (text: string, options?: ToastOptions) => void
}

const ToastContext = createContext<Toasts>({ success: () => undefined, error: () => undefined })

/** Returns the toast functions: `toast.success('…', { action: { label, run } })`. */
export function useToast(): Toasts {
  return useContext(ToastContext)
}

/** Provides at most three toasts; a new one replaces the oldest. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const next = useRef(1)
  const api = useMemo((): Toasts => {
    const add = (kind: Toast['kind']) => (text: string, options?: ToastOptions) =>
      setToasts((now) =>
        [
          ...now.filter((toast) => toast.text !== text || toast.detail !== options?.detail),
          { id: next.current++, kind, text, ...options },
        ].slice(-max),
      )
    return { success: add('success'), error: add('error') }
  }, [])
  const close = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), [])
  return (
    <ToastContext value={api}>
      {children}
      <div className={styles.zone}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} close={close} />
        ))}
      </div>
    </ToastContext>
  )
}

/** Renders a toast. Its timeout pauses on hover, on focus and in a background tab. */
export function ToastCard({ toast, close }: { toast: Toast; close: (id: number) => void }) {
  const t = useText(uiTexts)
  const [held, setHeld] = useState(false)
  const left = useRef(shownFor)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    const look = () => setHeld(document.hidden)
    look()
    document.addEventListener('visibilitychange', look, { signal: stop.signal })
    for (const [type, hold] of [
      ['mouseenter', true],
      ['focusin', true],
      ['mouseleave', false],
      ['focusout', false],
    ] as const)
      card.current?.addEventListener(type, () => setHeld(hold), { signal: stop.signal })
    return () => stop.abort()
  }, [])
  useEffect(() => {
    if (held) return
    const since = Date.now()
    const timer = setTimeout(() => close(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      // the elapsed time counts, but at least one second is left
      left.current = Math.max(1000, left.current - (Date.now() - since))
    }
  }, [held, close, toast.id])
  return (
    <div ref={card} className={styles.toast} data-kind={toast.kind}>
      <Icon name={toast.kind === 'success' ? 'circle-check' : 'circle-alert'} size={20} />
      <div className={styles.words} role={toast.kind === 'success' ? 'status' : 'alert'}>
        <p>{toast.text}</p>
        {toast.detail && (
          <p className={styles.detail}>
            <bdi>{toast.detail}</bdi>
          </p>
        )}
      </div>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.run()
            close(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('close')} onClick={() => close(toast.id)}>
        <Icon name="x" size={18} />
      </button>
    </div>
  )
}
