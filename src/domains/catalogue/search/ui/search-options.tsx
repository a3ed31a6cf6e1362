import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { FilterWords } from './filter-words.tsx'
import styles from './search-box.module.css'
import { useFilterLabels } from './use-filter-labels.ts'
import type { SearchBoxState, SearchOption } from './use-search-box.ts'

/** The listbox of the search field. */
export function SearchOptions({ box }: { box: SearchBoxState }) {
  const t = useText(searchTexts)
  const { shown, options, combobox } = box
  return (
    <div className={styles.popup} hidden={!shown}>
      {shown && options.length === 0 && <p className={styles.none}>{t('box.none')}</p>}
      <div role="listbox" {...combobox.listProps} aria-label={t('box.list')} className={styles.list}>
        {shown &&
          options.map((option, i) => (
            <button
              key={option.key}
              type="button"
              role="option"
              tabIndex={-1}
              {...combobox.itemProps(i)}
              className={styles.option}
              onClick={() => box.apply(option.next)}
            >
              {option.proposal ? <Proposal proposal={option.proposal} /> : <Understood box={box} />}
            </button>
          ))}
      </div>
    </div>
  )
}

function Proposal({ proposal }: { proposal: NonNullable<SearchOption['proposal']> }) {
  const t = useText(searchTexts)
  const { number } = useFormat()
  const labels = useFilterLabels()
  return (
    <>
      <span className={styles.name}>
        <bdi>{labels.suggestion(proposal)}</bdi>
      </span>
      <span className={styles.kind}>{t(`kind.${proposal.kind}`)}</span>
      <span className={styles.count}>{number(proposal.count)}</span>
    </>
  )
}

/** The recognised filters of the sentence. */
function Understood({ box: { understood, cities, total } }: { box: SearchBoxState }) {
  const t = useText(searchTexts)
  const labels = useFilterLabels({ cities, storageAreas: [] })
  return (
    <>
      <span className={styles.parts}>
        {understood.map((part) => (
          <span key={`${part.parameters.join()} ${part.value}`} className={styles.part}>
            <bdi>
              <FilterWords labels={labels} part={part} />
            </bdi>
          </span>
        ))}
      </span>
      <span className={styles.total}>{t('box.apply', { count: total })}</span>
    </>
  )
}
