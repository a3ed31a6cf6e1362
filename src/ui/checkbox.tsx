import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './checkbox.module.css'
import { Figure } from './figure.tsx'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** `switch` for what works at once, `radio` for one of several */
  kind?: 'checkbox' | 'radio' | 'switch'
  /** number of results behind the choice, already formatted */
  count?: string
  children: ReactNode
}

/** A choice of 44 px with its words, all of it can be pressed. */
export function Checkbox({ kind = 'checkbox', count, children, ...input }: CheckboxProps) {
  return (
    <label className={styles.choice} data-kind={kind} data-off={input.disabled}>
      <input {...input} type={kind === 'radio' ? 'radio' : 'checkbox'} role={kind === 'switch' ? 'switch' : undefined} />
      <span className={styles.words}>{children}</span>
      {count !== undefined && (
        <span className={styles.count}>
          <Figure>{count}</Figure>
        </span>
      )}
    </label>
  )
}
