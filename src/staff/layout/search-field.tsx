import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApiQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { useSettled } from '#client/use-settled.ts'
import type { Found } from '#domains/team/lookup/contract.ts'
import { useText } from '#i18n/text.ts'
import { Drawing, Icon } from '#ui/icon.tsx'
import { drawings } from './drawings.ts'
import styles from './search-field.module.css'
import { useKeys } from './use-keys.ts'

/** What is typed further within this time is asked together. */
const pause = 200
const fewest = 2

const closedSales = ['Done', 'Rejected', 'Cancelled']
const looks: Record<Found['kind'], { to: (found: Found) => string; drawing: string }> = {
  booking: { to: ({ id }) => staffAddress.booking(id), drawing: drawings.inbox },
  sale: {
    to: ({ reference, status }) => staffAddress.sales({ view: closedSales.includes(status) ? 'closed' : 'open', text: reference }),
    drawing: drawings.calendarCheck,
  },
  vehicle: { to: ({ id }) => staffAddress.vehicle(id), drawing: drawings.car },
  customer: { to: ({ id }) => staffAddress.customer(id), drawing: drawings.users },
}

/** The search over everything at the top of the back office: `/` comes here, arrows walk through what was found, Enter opens it. */
export function SearchField() {
  const t = useText('staff')
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
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
  const { data, error, isAsking } = useApiQuery('/api/staff/search', asked.length < fewest ? null : { params: { query: { q: asked } } }, {
    keepsPrevious: true,
  })
  const list: readonly Found[] = (words.length >= fewest && data) || []
  function go(one: Found | undefined): void {
    if (!one) return
    setOpen(false)
    setText('')
    input.current?.blur()
    void navigate(looks[one.kind].to(one))
  }
  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && list.length > 0) {
      event.preventDefault()
      setAt((now) => (now + step + list.length) % list.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (isSettled && !isAsking) go(list[at])
    } else if (event.key === 'Escape') {
      setOpen(false)
      input.current?.blur()
    }
  }
  const shown = open && words.length >= fewest && (data !== null || error !== null)
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
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={shown && list.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && list[at] ? `${id}-${at}` : undefined}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
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
        <div role="listbox" id={`${id}-list`} aria-label={t('search.label')}>
          {list.map((one, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
            <div
              key={`${one.kind} ${one.id}`}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => go(one)}
            >
              <Drawing path={looks[one.kind].drawing} size={18} flip={one.kind === 'vehicle'} />
              <span className={styles.kind}>{t(`search.kind.${one.kind}`)}</span>
              {one.reference && (
                <b>
                  <bdi dir="ltr">{one.reference}</bdi>
                </b>
              )}
              <span className={styles.title}>
                <bdi>{one.title}</bdi>
              </span>
              {one.detail && (
                <small>
                  <bdi>{one.detail}</bdi>
                </small>
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
