import { useId } from 'react'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Chip } from '#ui/chip.tsx'
import { phrasesOf } from '../rules.ts'
import { maxPhrases } from '../values.ts'
import styles from './phrase-choice.module.css'
import type { SheetWork } from './use-sheet-work.ts'
import { answerOf, type ShownPart } from './work.ts'

/** Set phrases of a point. The catalogue is bundled for offline use. */
export function PhraseChoice({ part, work }: { part: ShownPart; work: SheetWork }) {
  const t = useText(staffExpertiseTexts)
  const language = useLanguage()
  const id = useId()
  const { phrases } = part
  const isFull = phrases.length >= maxPhrases
  const choose = (next: string[]) => {
    const answer = answerOf({ ...part, phrases: next })
    if (answer) work.answer(part, answer)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons, not fields of a form
    <div className={styles.choice} role="group" aria-labelledby={id}>
      <span id={id}>{t('point.phrases')}</span>
      <div>
        {phrasesOf(part.checkPart.code)
          .filter((phrase) => !isFull || phrases.includes(phrase.id))
          .map((phrase) => {
            const isChosen = phrases.includes(phrase.id)
            return (
              <Chip
                key={phrase.id}
                chosen={isChosen}
                onClick={() => choose(isChosen ? phrases.filter((one) => one !== phrase.id) : [...phrases, phrase.id])}
              >
                {localized(phrase.texts, language)}
              </Chip>
            )
          })}
      </div>
      {isFull && <small>{t('point.phrasesFull', { count: maxPhrases })}</small>}
    </div>
  )
}
