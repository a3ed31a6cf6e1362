import { type ReactNode, useId, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import searchFiltersTexts from '#texts/searchFilters'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './choice-list.module.css'
import { type Except, ExceptButton, useExcepting } from './except-button.tsx'
import { Fold } from './fold.tsx'

export interface Choice {
  value: string
  label: string
  count: number
  /** other spellings that match the choice */
  also?: string
  mark?: ReactNode
  /** content shown while the choice is checked */
  inside?: ReactNode
}

interface ChoiceListProps {
  /** URL parameter */
  name: string
  choices: readonly Choice[]
  chosen: readonly string[]
  toggle: (value: string) => void
  /** exclusion parameter with its values, and the function that toggles one */
  except?: Except | undefined
  /** number of choices before "29 others" */
  first?: number
  more?: (count: number) => string
  /** label of the search field of the list */
  find?: string
  legend: string
}

/** A longer list has a search field. */
const searchable = 12

/** Checkboxes with the number of cars of each; choices without cars are greyed. A long list folds and has a search field. */
export function ChoiceList({ name, choices, chosen, toggle, except, first = 6, more, find, legend }: ChoiceListProps) {
  const t = useText(searchFiltersTexts)
  const id = useId()
  const [text, setText] = useState('')
  const { isShown, exceptSwitch } = useExcepting(except)
  const words = plain(text)
  const found = words === '' ? null : choices.filter((choice) => plain(`${choice.label} ${choice.also ?? ''}`).includes(words))
  const folds = more !== undefined && choices.length > first + 1
  const front = folds
    ? choices.filter((choice, i) => i < first || chosen.includes(choice.value) || except?.values.includes(choice.value))
    : choices
  const rest = folds ? choices.filter((choice) => !front.includes(choice)) : []
  const row = (choice: Choice) => (
    <ChoiceRow
      key={choice.value}
      name={name}
      choice={choice}
      checked={chosen.includes(choice.value)}
      toggle={toggle}
      except={isShown(choice.value) ? except : undefined}
    />
  )

  return (
    <fieldset className={styles.field}>
      <legend className="vh">{legend}</legend>
      {find && choices.length > searchable && (
        <span className={styles.find}>
          <Icon name="search" size={18} />
          <input
            type="text"
            value={text}
            placeholder={find}
            aria-label={find}
            aria-controls={`${id}-found`}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
              if (event.key === 'Escape' && text !== '') {
                // Esc clears the field first, and closes the dialog only when it is empty.
                event.preventDefault()
                setText('')
              }
            }}
          />
        </span>
      )}
      <div id={`${id}-found`}>
        {found ? (
          <>
            <ul className={styles.list}>{found.map(row)}</ul>
            {found.length === 0 && (
              <p className={styles.none} role="status">
                {t('filters.nothing', { text })}
              </p>
            )}
          </>
        ) : (
          <>
            <ul className={styles.list}>{front.map(row)}</ul>
            {rest.length > 0 && more && (
              <Fold
                className={styles.rest}
                summary={
                  <summary className={styles.more}>
                    <span className={styles.closed}>{more(rest.length)}</span>
                    <span className={styles.opened}>{t('filters.less')}</span>
                  </summary>
                }
              >
                <ul className={styles.list}>{rest.map(row)}</ul>
              </Fold>
            )}
          </>
        )}
      </div>
      {exceptSwitch}
    </fieldset>
  )
}

interface ChoiceRowProps extends Pick<ChoiceListProps, 'name' | 'toggle' | 'except'> {
  choice: Choice
  checked: boolean
}

/** One checkbox, with a button to exclude the value while that is offered; without cars it is greyed but usable. */
function ChoiceRow({ name, choice, checked, toggle, except }: ChoiceRowProps) {
  const { number } = useFormat()
  const out = except?.values.includes(choice.value) ?? false
  const Words = out ? 's' : 'bdi'
  return (
    <li className={styles.row} data-zero={choice.count === 0 && !checked ? '' : undefined} data-out={out ? '' : undefined}>
      <Checkbox name={name} value={choice.value} checked={checked} onChange={() => toggle(choice.value)} count={number(choice.count)}>
        <span className={styles.words}>
          {choice.mark}
          <Words>{choice.label}</Words>
        </span>
      </Checkbox>
      {except && <ExceptButton except={except} value={choice.value} label={choice.label} className={styles.out} />}
      {checked && choice.inside && <div className={styles.inside}>{choice.inside}</div>}
    </li>
  )
}

/** Returns the text in lower case without accents and vowel marks, so that "citroen" matches Citroën. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
