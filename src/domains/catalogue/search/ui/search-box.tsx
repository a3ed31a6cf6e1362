import { useRef } from 'react'
import { Form } from 'react-router'
import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { useEarlyInput } from '#ui/early-input.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './search-box.module.css'
import { SearchOptions } from './search-options.tsx'
import { useSearchBox } from './use-search-box.ts'

interface SearchBoxProps {
  search: URLSearchParams
  go: (next: URLSearchParams) => void
}

/**
 * Search field for a sentence in French, Arabic or Darija. While typing, shows the recognised filters with the number of cars, and
 * suggestions; Enter applies them. Without JavaScript it is a plain form and the server parses the sentence.
 */
export function SearchBox({ search, go }: SearchBoxProps) {
  const t = useText(searchTexts)
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const box = useSearchBox(search, go)
  useEarlyInput(form)
  const { text, shown, options } = box
  return (
    <Form
      ref={form}
      action={address.search()}
      method="get"
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        box.submit()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.setOpen(false)
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
        autoCapitalize="off"
        enterKeyHint="search"
        dir={text === '' ? undefined : 'auto'}
        placeholder={t('box.placeholder')}
        aria-label={t('box.label')}
        {...box.combobox.fieldProps}
        onChange={(event) => box.type(event.target.value)}
        onFocus={() => box.setOpen(true)}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('box.clear')}
          onClick={() => {
            box.clear()
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
      <SearchOptions box={box} />
      <p className="vh" role="status">
        {shown && (options.length === 0 ? t('box.none') : t('box.available', { count: options.length }))}
      </p>
    </Form>
  )
}
