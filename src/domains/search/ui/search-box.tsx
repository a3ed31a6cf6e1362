import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useLateApiQuery } from '#client/late-query.ts'
import { useSettled } from '#client/use-settled.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Icon } from '#ui/icon.tsx'
import type { Suggest } from '../../sentences/contract.ts'
import { partsOf, withCriteria, withValues } from '../address.ts'
import styles from './search-box.module.css'
import { useFilterLabels } from './use-filter-labels.ts'

interface SearchBoxProps {
  search: URLSearchParams
  go: (next: URLSearchParams) => void
}

/** Milliseconds of rest in typing before the sentence is sent. */
const pause = 120

/**
 * One line in French, Arabic or Darija that becomes filters. While typing it shows what is understood, with the number of cars,
 * and proposals; Enter applies it. Without script it is a plain form: the server reads the sentence.
 */
export function SearchBox({ search, go }: SearchBoxProps) {
  const t = useText('search')
  const { number } = useFormat()
  const labels = useFilterLabels()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const answer = useSuggest(text)

  const understood = answer ? partsOf(withCriteria(new URLSearchParams(), answer.found.criteria)) : []
  const options = answer
    ? [
        ...(understood.length > 0 ? [{ key: 'all', next: withCriteria(search, answer.found.criteria, answer.found.unknown) }] : []),
        ...answer.found.suggestions.map((proposal) => ({
          key: `${proposal.kind} ${proposal.brand ?? ''} ${proposal.value}`,
          proposal,
          next: withCriteria(search, proposal.criteria),
        })),
      ]
    : []
  const shown = open && text.trim() !== '' && answer !== null
  const chosen = shown ? options[active] : undefined

  function apply(next: URLSearchParams): void {
    setText('')
    setOpen(false)
    setActive(-1)
    go(next)
  }

  function submit(): void {
    const words = text.trim()
    if (chosen) apply(chosen.next)
    // An answer to what is typed now is applied at once; else the server reads the sentence on the way.
    else if (words !== '')
      apply(
        answer?.text === words && understood.length > 0
          ? withCriteria(search, answer.found.criteria, answer.found.unknown)
          : withValues(search, { q: words }),
      )
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') {
      if (shown) event.preventDefault()
      if (!shown) setText('')
      setOpen(false)
      setActive(-1)
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && answer !== null && options.length > 0) {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // -1 is the text itself, between the last option and the first.
      setActive((was) => ((was + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    }
  }

  return (
    <Form
      method="get"
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      {[...search].map(
        ([name, value]) =>
          !['q', 'unknown', 'page'].includes(name) && <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
      )}
      <Icon name="search" size={20} />
      <input
        ref={input}
        className={styles.input}
        type="text"
        name="q"
        value={text}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        dir={text === '' ? undefined : 'auto'}
        placeholder={t('box.placeholder')}
        aria-label={t('box.label')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown && options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? `${id}-${active}` : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('box.clear')}
          onClick={() => {
            setText('')
            input.current?.focus()
          }}
        >
          <Icon name="x" size={18} />
        </button>
      )}
      <button type="submit" className={styles.submit}>
        <Icon name="search" size={20} />
        <span>{t('box.submit')}</span>
      </button>
      <div className={styles.popup} hidden={!shown}>
        {shown && options.length === 0 && <p className={styles.none}>{t('box.none')}</p>}
        <div id={`${id}-list`} role="listbox" aria-label={t('box.list')} className={styles.list}>
          {shown &&
            options.map((option, i) => (
              <button
                key={option.key}
                type="button"
                id={`${id}-${i}`}
                role="option"
                tabIndex={-1}
                aria-selected={i === active}
                className={styles.option}
                onPointerDown={(event) => event.preventDefault()}
                onPointerEnter={() => setActive(i)}
                onClick={() => apply(option.next)}
              >
                {'proposal' in option ? (
                  <>
                    <span className={styles.name}>
                      <bdi>{labels.suggestion(option.proposal)}</bdi>
                    </span>
                    <span className={styles.kind}>{t(`kind.${option.proposal.kind}`)}</span>
                    <span className={styles.count}>{number(option.proposal.count)}</span>
                  </>
                ) : (
                  <>
                    <span className={styles.parts}>
                      {understood.map((part) => (
                        <span key={`${part.parameters.join()} ${part.value}`} className={styles.part}>
                          <bdi>{labels.part(part)}</bdi>
                        </span>
                      ))}
                    </span>
                    <span className={styles.total}>{t('box.apply', { count: answer?.found.total ?? 0 })}</span>
                  </>
                )}
              </button>
            ))}
        </div>
      </div>
      <p className="vh" role="status">
        {shown && (options.length === 0 ? t('box.none') : t('box.available', { count: options.length }))}
      </p>
    </Form>
  )
}

/** What the server understands of a sentence, and of which; null while nothing is typed. Without an answer the server reads it on Enter. */
function useSuggest(text: string): { text: string | null; found: Suggest } | null {
  const words = text.trim()
  const asked = useSettled(words, pause)
  const { data, isAsking } = useLateApiQuery('/api/search/suggest', asked === '' ? null : { params: { query: { q: asked } } }, {
    keepsPrevious: true,
  })
  return words === '' || !data ? null : { text: isAsking ? null : asked, found: data }
}
