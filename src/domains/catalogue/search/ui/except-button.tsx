import { useState } from 'react'
import { useText } from '#i18n/text.ts'
import searchFiltersTexts from '#texts/searchFilters'
import { Drawing } from '#ui/icon.tsx'
import { drawings } from './drawings.ts'
import styles from './except-button.module.css'

/** Excluded values of a filter. */
export interface Except {
  name: string
  values: readonly string[]
  toggle: (value: string) => void
}

interface ExceptButtonProps {
  except: Except
  value: string
  label: string
  className: string | undefined
}

/** Excludes one choice or reverts it; a form control when submitted without JavaScript. */
export function ExceptButton({ except, value, label, className }: ExceptButtonProps) {
  const t = useText(searchFiltersTexts)
  const out = except.values.includes(value)
  const words = t('filters.except', { filter: label })
  return (
    <>
      {out && <input type="hidden" name={except.name} value={value} />}
      <button type="button" className={className} aria-pressed={out} aria-label={words} title={words} onClick={() => except.toggle(value)}>
        <Drawing path={drawings.ban} size={18} />
      </button>
    </>
  )
}

/** Returns whether a choice has its `ExceptButton`: excluded ones do, the others after a press of the switch, which ends the list. */
export function useExcepting(except: Except | undefined) {
  const t = useText(searchFiltersTexts)
  const [isOn, setOn] = useState(false)
  return {
    isShown: (value: string) => except !== undefined && (isOn || except.values.includes(value)),
    exceptSwitch: except && (
      <button type="button" className={styles.switch} aria-expanded={isOn} onClick={() => setOn(!isOn)}>
        <Drawing path={drawings.ban} size={18} />
        {t(isOn ? 'filters.exceptEnd' : 'filters.exceptSome')}
      </button>
    ),
  }
}
