import { checkSections, measureUnits } from '#domains/processes/inspection/values.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { direction, languages, localized } from '#shared/language.ts'
import staffCheckListTexts from '#texts/staffCheckList'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import styles from '../check-list.module.css'
import type { DraftPart } from './draft.ts'

const costs = ['repairCost', 'replacementCost', 'paintCost'] as const

interface PartRowProps {
  part: DraftPart
  position: number
  isChanged: boolean
  /** the fields are open; null: read-only */
  edits: boolean | null
  toggle: () => void
  set: (more: Partial<DraftPart>) => void
  move: (by: -1 | 1) => void
  remove: () => void
}

/** A point of the list with its usual cost; managers can open its fields. */
export function PartRow({ part, position, isChanged, edits, toggle, set, move, remove }: PartRowProps) {
  const t = useText(staffCheckListTexts)
  const language = useLanguage()
  const { price } = useFormat()
  const name = localized(part.titles, language) || t('new')
  const known = costs.filter((cost) => part[cost] !== null)
  return (
    <li className={styles.part}>
      <div className={styles.line}>
        <span className={styles.number}>{position}</span>
        <p>
          <b>{name}</b>
          <small>
            {known.length === 0
              ? t('noPrice')
              : known.map((cost) => `${t(`${cost}`).replace(/ \(.*/, '')} ${price(part[cost] ?? 0)}`).join(' · ')}
          </small>
        </p>
        {isChanged && <span className={styles.changed}>{t('changed')}</span>}
        {edits !== null && (
          <Button size="small" variant="ghost" aria-expanded={edits} aria-label={t('editOf', { name })} onClick={toggle}>
            {t(edits ? 'close' : 'edit')}
          </Button>
        )}
      </div>
      {edits && (
        <div className={styles.fields}>
          {languages.map((one) => (
            <NameField key={one} part={part} language={one} set={set} />
          ))}
          <SelectField
            label={t('section')}
            required
            value={part.section}
            onChange={({ target }) => set({ section: checkSections.find((one) => one === target.value) ?? part.section })}
          >
            {checkSections.map((one) => (
              <option key={one} value={one}>
                {t(`sections.${one}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('unit')}
            value={part.unit ?? ''}
            onChange={({ target }) => set({ unit: measureUnits.find((one) => one === target.value) ?? null })}
          >
            <option value="">{t('noUnit')}</option>
            {measureUnits.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
          {costs.map((cost) => (
            <TextField
              key={cost}
              label={t(cost)}
              latin
              inputMode="numeric"
              autoComplete="off"
              value={part[cost] ?? ''}
              onChange={({ target }) => {
                const digits = target.value.replaceAll(/\D/g, '').slice(0, 7)
                set({ [cost]: digits === '' || Number(digits) === 0 ? null : Math.min(Number(digits), 1_000_000) })
              }}
            />
          ))}
          <p className={styles.moves}>
            <Button size="small" variant="outline" onClick={() => move(-1)}>
              {t('up')}
            </Button>
            <Button size="small" variant="outline" onClick={() => move(1)}>
              {t('down')}
            </Button>
            <Button size="small" variant="ghost" onClick={remove}>
              {t('remove')}
            </Button>
          </p>
        </div>
      )}
    </li>
  )
}

function NameField({ part, language, set }: { part: DraftPart; language: (typeof languages)[number]; set: PartRowProps['set'] }) {
  const t = useText(staffCheckListTexts)
  const { languageName } = useFormat()
  return (
    <TextField
      label={t('nameIn', { language: languageName(language) })}
      required
      maxLength={120}
      dir={direction(language)}
      value={part.titles[language]}
      onChange={({ target }) => set({ titles: { ...part.titles, [language]: target.value } })}
    />
  )
}
