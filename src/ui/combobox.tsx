import { type ReactNode, useState } from 'react'
import styles from './combobox.module.css'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import { useCombobox } from './use-combobox.ts'

interface Option {
  value: string
  name: string
  /** alternative spellings */
  also?: readonly string[]
}

interface ComboboxProps {
  label: string
  options: readonly Option[]
  value: string
  change: (value: string) => void
  /** text of an empty result */
  none: string
  required?: boolean
  disabled?: boolean
  error?: string
}

/** Searchable select. The match is bold; Esc and blur restore the selection, except for an exact match. */
export function Combobox({ label, options, value, change, none, required = true, disabled, error }: ComboboxProps) {
  /** text while the list is open */
  const [typed, setTyped] = useState<string | null>(null)
  const chosen = options.find((option) => option.value === value)
  const wish = plain(typed ?? '').trim()
  const found = matches(options, wish)
  const isOpen = typed !== null
  const take = (option: Option | undefined) => {
    if (option) change(option.value)
    setTyped(null)
  }
  const { open, reset, fieldProps, listProps, itemProps } = useCombobox({
    items: found,
    isOpen,
    setOpen: (next) => setTyped(next ? '' : null),
    select: take,
    selected: found.findIndex((option) => option.value === value),
  })

  return (
    <Field label={label} required={required} {...(error !== undefined && { error })}>
      {(tie) => (
        <span className={styles.box}>
          <input
            {...tie}
            {...fieldProps}
            className={styles.control}
            disabled={disabled}
            value={typed ?? chosen?.name ?? ''}
            onChange={(event) => {
              setTyped(event.target.value)
              reset()
            }}
            onFocus={(event) => event.target.select()}
            onClick={() => isOpen || open()}
            onBlur={() => take(typed ? options.find((option) => namesOf(option).includes(wish)) : undefined)}
          />
          <Icon name="chevron-down" size={18} />
          {isOpen && (
            <div className={styles.list} role="listbox" {...listProps} aria-label={label}>
              {found.map((option, position) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                <div key={option.value} role="option" tabIndex={-1} {...itemProps(position)} onClick={() => take(option)}>
                  <bdi>{marked(option.name, wish)}</bdi>
                </div>
              ))}
              {found.length === 0 && <p>{none}</p>}
            </div>
          )}
        </span>
      )}
    </Field>
  )
}

const max = 60
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const namesOf = ({ name, also = [] }: Option) => [name, ...also].map(plain)

/** Returns the options that contain `wish`, those that begin with it first. */
function matches(options: readonly Option[], wish: string): Option[] {
  const found = options.filter((option) => namesOf(option).some((name) => name.includes(wish))).slice(0, max)
  return wish === '' ? found : found.sort((a, b) => Number(plain(b.name).startsWith(wish)) - Number(plain(a.name).startsWith(wish)))
}

function marked(name: string, wish: string): ReactNode {
  const from = wish === '' ? -1 : plain(name).indexOf(wish)
  if (from < 0 || plain(name).length !== name.length) return name
  return (
    <>
      {name.slice(0, from)}
      <b>{name.slice(from, from + wish.length)}</b>
      {name.slice(from + wish.length)}
    </>
  )
}
