import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './checkbox.module.css'
import { Figure } from './figure.tsx'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** `switch` for an immediate effect, `radio` for one of several */
  kind?: 'checkbox' | 'radio' | 'switch'
  /** formatted number of results */
  count?: string
  children: ReactNode
}

/** Renders a checkbox, radio or switch with a touch target of 44 px that includes the label. */
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
