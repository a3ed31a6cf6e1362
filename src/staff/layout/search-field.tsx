import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useKeys } from '#client/staff/use-keys.ts'
import { useSettled } from '#client/use-settled.ts'
import type { Found } from '#domains/foundation/team/lookup/contract.ts'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import { Icon } from '#ui/icon.tsx'
import { useCombobox } from '#ui/use-combobox.ts'
import { FoundLine, foundAddress } from './found-line.tsx'
import styles from './search-field.module.css'

/** Debounce of the input (ms). */
const pause = 200
const fewest = 2

/** The global search of the back office: `/` focuses it, arrows move through the results, Enter opens one. */
export function SearchField() {
  const t = useText(staffTexts)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  useKeys({
    '/': (event) => {
      event.preventDefault()
      input.current?.select()
      input.current?.focus()
    },
  })
  const words = text.trim()
  const asked = useSettled(words, pause)
  const isSettled = asked === words
  const { data, error, isFetching } = useQuery(
    apiQuery('/api/staff/search', asked.length < fewest ? null : { params: { query: { q: asked } } }, {
      placeholderData: keepPreviousData,
    }),
  )
  const list: readonly Found[] = (words.length >= fewest && data) || []
  function go(one: Found | undefined): void {
    if (!one) return
    setOpen(false)
    setText('')
    input.current?.blur()
    void navigate(foundAddress(one))
  }
  const shown = open && words.length >= fewest && (data !== null || error !== null)
  const { reset, fieldProps, listProps, itemProps } = useCombobox({
    items: list,
    isOpen: shown,
    setOpen,
    select: (one) => isSettled && !isFetching && go(one),
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes when the focus leaves the field and its list
    <div
      className={styles.search}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <Icon name="search" size={18} />
      <input
        ref={input}
        type="search"
        {...fieldProps}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          reset()
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={(event) => {
          fieldProps.onKeyDown(event)
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      <span className={styles.key} aria-hidden="true">
        /
      </span>
      <div className={styles.found} hidden={!shown}>
        <p className={list.length > 0 ? 'vh' : styles.none} role="status">
          {error
            ? t('search.failed')
            : data && (list.length > 0 ? t('search.count', { count: list.length }) : t('search.none', { text: `\u2068${asked}\u2069` }))}
        </p>
        <div role="listbox" {...listProps} aria-label={t('search.label')}>
          {list.map((one, i) => (
            <FoundLine key={`${one.kind} ${one.id}`} one={one} item={itemProps(i)} go={() => go(one)} />
          ))}
        </div>
      </div>
    </div>
  )
}
