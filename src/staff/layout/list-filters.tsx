import { type FormEvent, useState } from 'react'
import { useLanguage } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import type { Staff } from './staff.ts'

interface ListFiltersProps {
  /** labels of the two fields, and of the option for all stores */
  words: { area: string; everywhere: string; text: string }
  areas: Staff['areas']
  area: number | undefined
  text: string
  set: (name: 'area' | 'text', value: string) => void
}

/** Filters of a list of records: the store, for users of several stores, and a text search. */
export function ListFilters({ words, areas, area, text, set }: ListFiltersProps) {
  const language = useLanguage()
  const [typed, setTyped] = useState(text)
  const find = (event: FormEvent) => {
    event.preventDefault()
    set('text', typed.trim())
  }
  return (
    <>
      {areas.length > 1 && (
        <select aria-label={words.area} value={area ?? ''} onChange={(event) => set('area', event.target.value)}>
          <option value="">{words.everywhere}</option>
          {areas.map(({ id, names }) => (
            <option key={id} value={id}>
              {localized(names, language)}
            </option>
          ))}
        </select>
      )}
      <form aria-label={words.text} onSubmit={find}>
        <input
          type="search"
          aria-label={words.text}
          placeholder={words.text}
          maxLength={80}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            if (event.target.value === '') set('text', '')
          }}
        />
      </form>
    </>
  )
}
