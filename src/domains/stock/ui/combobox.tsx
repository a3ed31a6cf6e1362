import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './combobox.module.css'

export interface Option {
  value: string
  name: string
  /** further spellings by which it is found */
  also?: readonly string[]
}

interface ComboboxProps {
  label: string
  options: readonly Option[]
  value: string
  change: (value: string) => void
  /** what stands in the list when nothing fits */
  none: string
  required?: boolean
  disabled?: boolean
  error?: string
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const max = 60

/** One of many, found by typing: the part that fits is bold, arrows walk, Enter takes, Esc leaves what was chosen before. */
export function Combobox({ label, options, value, change, none, required = true, disabled, error }: ComboboxProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const chosen = options.find((option) => option.value === value)
  const wish = plain(typed ?? '').trim()
  const fitting = options.filter(({ name, also = [] }) => [name, ...also].some((one) => plain(one).includes(wish))).slice(0, max)
  // what begins with the words comes first
  const found =
    wish === '' ? fitting : fitting.toSorted((a, b) => Number(plain(b.name).startsWith(wish)) - Number(plain(a.name).startsWith(wish)))
  const isOpen = typed !== null

  const close = () => setTyped(null)
  /** the whole list, at what is chosen: Enter then changes nothing */
  const open = () => {
    setTyped('')
    setAt(
      Math.max(
        0,
        options.slice(0, max).findIndex((option) => option.value === value),
      ),
    )
  }
  const take = (option: Option | undefined) => {
    if (option) change(option.value)
    close()
  }
  const show = (place: number) => {
    setAt(place)
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return open()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (found.length > 0) show((at + step + found.length) % found.length)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      take(found[at])
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }

  return (
    <Field label={label} required={required} {...(error !== undefined && { error })}>
      {(tie) => (
        <span className={styles.box}>
          <input
            {...tie}
            className={styles.control}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && found[at] ? `${id}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            value={typed ?? chosen?.name ?? ''}
            onChange={(event) => {
              setTyped(event.target.value)
              setAt(0)
            }}
            onFocus={(event) => event.target.select()}
            onClick={() => isOpen || open()}
            onKeyDown={press}
            onBlur={() => {
              // what was typed whole is meant
              const exact = typed ? options.find(({ name, also = [] }) => [name, ...also].some((one) => plain(one) === wish)) : undefined
              take(exact)
            }}
          />
          <Icon name="chevron-down" size={18} />
          {isOpen && (
            <div ref={list} className={styles.list} role="listbox" id={`${id}-list`} aria-label={label}>
              {found.map((option, place) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
                <div
                  key={option.value}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === at}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => take(option)}
                >
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
