import { type ReactNode, useId } from 'react'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './combobox.module.css'
import { type Option, plain, useCombobox } from './use-combobox.ts'

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

/** Searchable select: the match is bold, arrows move, Enter selects, Esc restores the selection. */
export function Combobox({ label, options, value, change, none, required = true, disabled, error }: ComboboxProps) {
  const id = useId()
  const box = useCombobox(options, value, change)
  const { typed, at, chosen, found, isOpen } = box

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
            onChange={(event) => box.type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onClick={() => isOpen || box.open()}
            onKeyDown={box.press}
            onBlur={box.leave}
          />
          <Icon name="chevron-down" size={18} />
          {isOpen && (
            <div ref={box.list} className={styles.list} role="listbox" id={`${id}-list`} aria-label={label}>
              {found.map((option, place) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
                <div
                  key={option.value}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === at}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => box.take(option)}
                >
                  <bdi>{marked(option.name, box.wish)}</bdi>
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
