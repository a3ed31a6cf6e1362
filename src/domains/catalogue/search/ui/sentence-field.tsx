import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { address } from '#client/addresses.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { useEarlyInput } from '#ui/early-input.ts'
import { Figure } from '#ui/figure.tsx'
import { Drawing, Icon } from '#ui/icon.tsx'
import { Dictation } from './dictation.tsx'
import { drawings } from './drawings.ts'
import styles from './sentence-field.module.css'
import { SentenceRead } from './sentence-read.tsx'
import { type Choices, SentenceSelects } from './sentence-selects.tsx'
import { useSentence } from './use-sentence.ts'

interface SentenceFieldProps {
  /** makes and cities of the selects; without them the link leads to all filters */
  choices?: Choices
  /** cars on sale, for the button of an empty field; without it the button has no number */
  total?: number
  /** for a dialog: without frame and title, focused on mount */
  isBare?: boolean
  /** called when the visitor leaves for the results */
  onGo?: () => void
}

/**
 * Search by sentence in French, Arabic or Darija: recognised parts become chips, unrecognised words are listed, and the button shows the
 * live count. Submitting never waits for the chips; without JavaScript the server parses the sentence.
 */
export function SentenceField({ choices, total = 0, isBare = false, onGo }: SentenceFieldProps) {
  const t = useText(searchTexts)
  const { number } = useFormat()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const sentence = useSentence(chosen)
  const navigate = useNavigate()
  useEarlyInput(form)
  useEffect(() => {
    if (isBare) input.current?.focus()
  }, [isBare])

  /** replaces the sentence and retains the focus */
  function say(words: string): void {
    sentence.setText(words)
    input.current?.focus()
  }
  function go(event: FormEvent): void {
    event.preventDefault()
    onGo?.()
    navigate(address.search() + sentence.destination())
  }
  const count = sentence.total ?? total
  return (
    <Form
      ref={form}
      className={isBare ? `${styles.say} ${styles.bare}` : styles.say}
      action={address.search()}
      method="get"
      role="search"
      aria-label={t('say.title')}
      onSubmit={go}
    >
      <label className={isBare ? 'vh' : styles.label} htmlFor={`${id}-q`}>
        {t('say.title')}
      </label>
      <div className={styles.field}>
        <div className={styles.line}>
          <Icon name="search" size={24} />
          <input
            ref={input}
            id={`${id}-q`}
            className={styles.input}
            type="text"
            name="q"
            value={sentence.text}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            dir={sentence.text === '' ? undefined : 'auto'}
            placeholder={t('say.placeholder')}
            aria-describedby={`${id}-read`}
            onChange={(event) => sentence.setText(event.target.value)}
          />
          {sentence.text !== '' && (
            <button type="button" className={styles.clear} aria-label={t('box.clear')} onClick={() => say('')}>
              <Icon name="x" size={18} />
            </button>
          )}
          <Dictation hear={sentence.setText} />
        </div>
        <button className={styles.go} type="submit">
          <Figure words>{sentence.total === null && count === 0 ? t('say.all') : t('say.show', { count, shown: number(count) })}</Figure>
        </button>
      </div>
      <SentenceRead id={`${id}-read`} sentence={sentence} say={say} onGo={onGo} />
      {choices ? (
        <details className={styles.more}>
          <summary>
            <Drawing path={drawings.slidersHorizontal} size={18} />
            {t('say.precise')}
            <span className={styles.hint}>{t('say.preciseHint')}</span>
            <Icon name="chevron-down" size={18} />
          </summary>
          <SentenceSelects choices={choices} chosen={chosen} choose={setChosen} facets={sentence.facets} />
        </details>
      ) : (
        <Link className={styles.filters} to={address.search()} onClick={onGo}>
          <Drawing path={drawings.slidersHorizontal} size={18} />
          {t('say.allFilters')}
        </Link>
      )}
    </Form>
  )
}
