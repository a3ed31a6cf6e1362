import { Fragment } from 'react'
import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { Figure } from '#ui/figure.tsx'
import { Drawing, Icon } from '#ui/icon.tsx'
import { partsBehind, searchText } from '../address.ts'
import { drawings } from './drawings.ts'
import { FilterWords } from './filter-words.tsx'
import styles from './sentence-field.module.css'
import { completedWith, withoutWords } from './sentence-words.ts'
import { useFilterLabels } from './use-filter-labels.ts'
import type { Sentence } from './use-sentence.ts'

interface SentenceReadProps {
  id: string
  sentence: Sentence
  /** replaces the sentence */
  say: (words: string) => void
  onGo: (() => void) | undefined
}

/** Below the field: recognised and unrecognised parts, completions of the current word, and the number of cars. */
export function SentenceRead({ id, sentence, say, onGo }: SentenceReadProps) {
  const t = useText(searchTexts)
  const { number } = useFormat()
  const labels = useFilterLabels({ cities: sentence.names, storageAreas: [] })
  const { text, read, unread, proposals, total, certified, other } = sentence
  const orderWords = (order: (typeof read)[number]['order']) => (order ? t('sort.current', { name: t(`sort.${order}`) }) : '')
  const isSaid = read.length + unread.length + proposals.length > 0
  return (
    <div className={styles.read} id={id}>
      {!isSaid && text.trim() === '' && <Examples say={say} />}
      {isSaid && (
        <div className={styles.chips}>
          {read.map(({ words, parts, order }) => (
            <button
              key={words}
              type="button"
              className={styles.chip}
              aria-label={t('filters.remove', { filter: parts.length > 0 ? parts.map(labels.part).join(' ') : orderWords(order) })}
              onClick={() => say(withoutWords(text, words))}
            >
              {/* one text run, so that a make precedes its model in both directions */}
              <bdi>
                {parts.map((part, i) => (
                  <Fragment key={`${part.parameters.join()} ${part.value}`}>
                    {i > 0 && ' '}
                    <FilterWords labels={labels} part={part} />
                  </Fragment>
                ))}
                {parts.length === 0 && orderWords(order)}
              </bdi>
              <Icon name="x" size={16} />
            </button>
          ))}
          {unread.map((word) => (
            <span key={word} className={styles.unread}>
              <Drawing path={drawings.circleHelp} size={16} />
              <span>{t('say.unread', { word })}</span>
            </span>
          ))}
          {proposals.map((proposal) => {
            const name = labels.suggestion(proposal)
            return (
              <button
                key={`${proposal.kind} ${name}`}
                type="button"
                className={styles.proposal}
                onClick={() => say(completedWith(text, name))}
              >
                <Icon name="plus" size={16} />
                <bdi>{name}</bdi>
                <span className={styles.count}>{number(proposal.count)}</span>
              </button>
            )
          })}
        </div>
      )}
      {/* always mounted, so that screen readers announce its changes */}
      <p className={styles.sum} aria-live="polite">
        {total !== null && <Figure words>{t('say.sum', { total, certified: certified ?? 0 })}</Figure>}
        {other && (
          <Link to={address.search() + searchText(other.search)} onClick={onGo}>
            {other.without.length > 0
              ? t('say.without', {
                  filter: partsBehind(sentence.search, other.without).map(labels.part).join(t('empty.comma')),
                  count: other.total,
                })
              : t('say.sameModel', { count: other.total, car: other.search.get('Models') ?? '' })}
          </Link>
        )}
      </p>
    </div>
  )
}

/** Two example sentences that fill the field; links to their results without JavaScript. */
function Examples({ say }: { say: (words: string) => void }) {
  const t = useText(searchTexts)
  return (
    <p className={styles.examples}>
      <span className={styles.forExample}>{t('say.examples')}</span>
      {(['example1', 'example2'] as const).map((key) => (
        <Link
          key={key}
          to={address.search({ q: t(`say.${key}`) })}
          onClick={(event) => {
            event.preventDefault()
            say(t(`say.${key}`))
          }}
        >
          {t(`say.${key}`)}
        </Link>
      ))}
    </p>
  )
}
