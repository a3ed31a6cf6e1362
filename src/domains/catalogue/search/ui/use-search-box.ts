import { type KeyboardEvent, useState } from 'react'
import type { Suggest } from '#domains/catalogue/search/query-parser/contract.ts'
import { useCombobox } from '#ui/use-combobox.ts'
import { type Part, partsOf, withCriteria, withValues } from '../address.ts'
import { useSuggest } from './use-suggest.ts'

/** One option: the recognised sentence or a suggestion, with its search. */
export interface SearchOption {
  key: string
  proposal?: Suggest['suggestions'][number]
  next: URLSearchParams
}

/** State of the search combobox; `go` receives the chosen search. */
export function useSearchBox(search: URLSearchParams, go: (next: URLSearchParams) => void) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const answer = useSuggest(text)
  const understood: readonly Part[] = answer ? partsOf(withCriteria(new URLSearchParams(), answer.found.criteria)) : []
  const options = answer ? optionsOf(answer.found, search, understood.length > 0) : []
  const shown = open && answer !== null
  const combobox = useCombobox({
    items: options,
    isOpen: shown,
    setOpen,
    select: (option) => option && apply(option.next),
    freeText: true,
  })

  function apply(next: URLSearchParams): void {
    setText('')
    go(next)
  }

  function submit(): void {
    const words = text.trim()
    // A response for the current text is applied immediately; else the server parses the sentence.
    if (words !== '')
      apply(
        answer?.text === words && understood.length > 0
          ? withCriteria(search, answer.found.criteria, answer.found.unknown)
          : withValues(search, { q: words }),
      )
  }

  /** Esc closes the list, then clears the text. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape' && !shown) setText('')
    combobox.fieldProps.onKeyDown(event)
  }

  return {
    text,
    /** whether the list is open and not empty */
    shown,
    options,
    /** recognised sentence with its number of cars */
    understood,
    /** names of its cities, in every language */
    cities: (answer?.found.chips ?? []).flatMap(({ parameter, value, label }) =>
      label && parameter.endsWith('Cities') ? [{ value: String(value), label }] : [],
    ),
    total: answer?.found.total ?? 0,
    combobox: { ...combobox, fieldProps: { ...combobox.fieldProps, onKeyDown } },
    setOpen,
    type(words: string): void {
      setText(words)
      setOpen(true)
      combobox.reset()
    },
    clear: () => setText(''),
    apply,
    submit,
  }
}

export type SearchBoxState = ReturnType<typeof useSearchBox>

function optionsOf(found: Suggest, search: URLSearchParams, isUnderstood: boolean): SearchOption[] {
  return [
    ...(isUnderstood ? [{ key: 'all', next: withCriteria(search, found.criteria, found.unknown) }] : []),
    ...found.suggestions.map((proposal) => ({
      key: `${proposal.kind} ${proposal.brand ?? ''} ${proposal.value}`,
      proposal,
      next: withCriteria(search, proposal.criteria),
    })),
  ]
}
