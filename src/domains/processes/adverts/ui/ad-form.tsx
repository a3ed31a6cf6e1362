import type { ReactNode } from 'react'
import type { Form } from '#ui/use-form.ts'
import type { AdField, AdTexts } from './ad.ts'
import styles from './ads.module.css'

/** What every part of the form gets: what is written, and what ties a control to it. */
export interface FieldTies {
  texts: AdTexts
  tie: (name: AdField) => ReturnType<Form['field']> & {
    label: string
    value: string
    onChange: (event: { currentTarget: { value: string } }) => void
  }
  type: (changes: Partial<AdTexts>) => void
}

/** What ties a control to its field, without what it holds. */
export const plainTie = ({ value: _value, onChange: _onChange, ...tie }: ReturnType<FieldTies['tie']>) => tie

/** A part of the form with its title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
