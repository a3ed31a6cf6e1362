import { useId, useState } from 'react'
import { isolate, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { isFinding, phraseTexts, usualCost } from '../rules.ts'
import type { PartLack } from '../values.ts'
import { placed, type Spot, spots } from './damage-map.tsx'
import { EditQuestion, EditState } from './edit-question.tsx'
import type { WaitingPhoto } from './kept-work.ts'
import { PhraseChoice } from './phrase-choice.tsx'
import styles from './point-editor.module.css'
import { PointPhotos } from './point-photos.tsx'
import { ResultButtons } from './result-buttons.tsx'
import type { SheetWork } from './use-sheet-work.ts'
import { answerOf, chosen, lacksOf, type ShownPart } from './work.ts'

interface PointEditorProps {
  part: ShownPart
  /** position in its family */
  place: number
  count: number
  photos: readonly WaitingPhoto[]
  /** missing parts by the server */
  missing: readonly PartLack[]
  work: SheetWork
}

/** Point: result, and for a finding cost, position, photos and reason. */
export function PointEditor({ part, place, count, photos, missing, work }: PointEditorProps) {
  const t = useText(staffExpertiseTexts)
  const language = useLanguage()
  const { price } = useFormat()
  const id = useId()
  const { checkPart, action } = part
  const name = localized(checkPart.titles, language)
  const finding = isFinding(part)
  const lacks = lacksOf(part, photos.length, missing)
  const conflict = work.conflicts[part.id]
  return (
    <section className={styles.point} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <p className={styles.place}>
            {t('point.place', {
              number: String(checkPart.position),
              family: t(`family.${checkPart.category}`),
              place: String(place),
              count: String(count),
            })}
          </p>
          <h2 id={id}>{name}</h2>
        </div>
        {(part.waits || photos.length > 0) && <KeptHere />}
        {part.isReopened && <EditState part={part} />}
      </header>
      {part.isReopened && <EditQuestion part={part} />}
      {conflict && <ConflictChoice name={name} conflict={conflict} decide={(choice) => work.decide(part.id, choice)} />}
      {work.closed[part.id] && (
        <p className={styles.warn} role="alert">
          {t('point.closed')}
        </p>
      )}
      <div className={styles.wide}>
        <ResultButtons large label={name} value={action} choose={(next) => work.answer(part, chosen(part, next))} />
      </div>
      {finding && (
        <FindingFields
          key={`${part.id} ${action}`}
          part={part}
          work={work}
          total={part.cost === null ? '–' : price(part.cost * (part.quantity ?? 1))}
        />
      )}
      {finding && <PointPhotos part={part} photos={photos} add={(files) => work.addPhotos(part, files)} drop={work.dropPhoto} />}
      {finding && <PhraseChoice part={part} work={work} />}
      {finding && <Remark key={part.id} part={part} work={work} />}
      {action !== null && lacks.length > 0 && (
        <p className={styles.lacks}>
          <Icon name="circle-alert" size={18} />
          {t('point.lacks', {
            list: lacks.map((one) => t(one === 'comment' && part.phrases.length > 0 ? 'lack.reason' : `lack.${one}`)).join(t('comma')),
          })}
        </p>
      )}
    </section>
  )
}

/** Notes that unsent work is stored on this device. */
function KeptHere() {
  const t = useText(staffExpertiseTexts)
  return (
    <span className={styles.kept}>
      <Icon name="clock" size={16} />
      {t('point.kept')}
    </span>
  )
}

interface ConflictChoiceProps {
  name: string
  conflict: SheetWork['conflicts'][number]
  decide: (choice: 'mine' | 'theirs') => void
}

/** Conflict of two devices: the inspector chooses an answer. */
function ConflictChoice({ name, conflict: { mine, theirs }, decide }: ConflictChoiceProps) {
  const t = useText(staffExpertiseTexts)
  const { price } = useFormat()
  const language = useLanguage()
  const say = ({ action, cost, quantity, phrases, comment }: Pick<ShownPart, 'action' | 'cost' | 'quantity' | 'phrases' | 'comment'>) =>
    [
      action && t(`result.${action}`),
      cost && price(cost * (quantity ?? 1)),
      ...phraseTexts(phrases).map((texts) => localized(texts, language)),
      comment && isolate(comment),
    ]
      .filter(Boolean)
      .join(t('comma'))
  const { action, cost = null, quantity = null, phrases = [], comment = null } = mine
  const own = { action, cost, quantity, phrases, comment }
  return (
    <div className={styles.conflict} role="alert">
      <p>
        <b>{t('conflict.title', { name })}</b>
      </p>
      <dl>
        <div>
          <dt>{t('conflict.mine')}</dt>
          <dd>{say(own)}</dd>
        </div>
        <div>
          <dt>{theirs.answeredBy ? t('conflict.theirs', { who: isolate(theirs.answeredBy) }) : t('conflict.other')}</dt>
          <dd>{say(theirs)}</dd>
        </div>
      </dl>
      <div className={styles.choice}>
        <Button size="small" variant="outline" onClick={() => decide('theirs')}>
          {t('conflict.keepTheirs')}
        </Button>
        <Button size="small" onClick={() => decide('mine')}>
          {t('conflict.keepMine')}
        </Button>
      </div>
    </div>
  )
}

/** Quantity, price, paint, measurement and position of a finding. */
function FindingFields({ part, work, total }: { part: ShownPart; work: SheetWork; total: string }) {
  const t = useText(staffExpertiseTexts)
  const { price } = useFormat()
  const [cost, setCost] = useState(part.cost === null ? '' : String(part.cost))
  const [measured, setMeasured] = useState(part.measured === null ? '' : String(part.measured))
  const usual = usualCost({ ...part, ...part.checkPart })
  const say = (more: Partial<ShownPart>) => {
    const answer = answerOf({ ...part, ...more })
    if (answer) work.answer(part, answer)
  }
  const quantity = part.quantity ?? 1
  const spot = (Object.keys(spots) as Spot[]).find((one) => part.place?.x === spots[one].x && part.place.y === spots[one].y)
  return (
    <div className={styles.fields}>
      {/* biome-ignore lint/a11y/useSemanticElements: a number with two buttons, not fields of a form */}
      <div className={styles.stepper} role="group" aria-label={t('point.quantity')}>
        <span>{t('point.quantity')}</span>
        <div>
          <IconButton icon="minus" label={t('point.fewer')} disabled={quantity <= 1} onClick={() => say({ quantity: quantity - 1 })} />
          <output>{quantity}</output>
          <IconButton icon="plus" label={t('point.more')} disabled={quantity >= 99} onClick={() => say({ quantity: quantity + 1 })} />
        </div>
      </div>
      <TextField
        label={t('point.cost')}
        required
        inputMode="numeric"
        latin
        value={cost}
        hint={usual === null ? undefined : t('point.usual', { price: price(usual) })}
        onChange={(event) => {
          const typed = event.target.value.replaceAll(/\D/g, '').slice(0, 7)
          setCost(typed)
          say({ cost: typed === '' ? null : Math.min(Number(typed), 1_000_000) })
        }}
      />
      <div className={styles.total}>
        <span>{t('point.total')}</span>
        <b>{total}</b>
      </div>
      {part.action === 'Repair' && (
        <Checkbox checked={part.isPainted} onChange={(event) => say({ isPainted: event.target.checked })}>
          {t('point.painted')}
        </Checkbox>
      )}
      {part.checkPart.unit && (
        <TextField
          label={t('point.measured', { unit: isolate(part.checkPart.unit) })}
          inputMode="decimal"
          latin
          value={measured}
          onChange={(event) => {
            const typed = event.target.value.slice(0, 8)
            setMeasured(typed)
            const value = Number(typed.replace(',', '.'))
            if (typed === '' || Number.isFinite(value)) say({ measured: typed === '' ? null : value })
          }}
        />
      )}
      <SelectField
        label={t('point.spot')}
        value={spot ?? (placed([part]).length > 0 ? 'marked' : '')}
        onChange={({ target: { value } }) => {
          const at = spots[value as Spot]
          if (value !== 'marked') say({ place: at ? { view: 'Top', ...at } : null })
        }}
      >
        <option value="">{t('spot.none')}</option>
        {spot === undefined && part.place && <option value="marked">{t('spot.marked')}</option>}
        {(Object.keys(spots) as Spot[]).map((one) => (
          <option key={one} value={one}>
            {t(`spot.${one}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function Remark({ part, work }: { part: ShownPart; work: SheetWork }) {
  const t = useText(staffExpertiseTexts)
  const [text, setText] = useState(part.comment ?? '')
  return (
    <TextAreaField
      label={t('point.remark')}
      required={part.phrases.length === 0}
      rows={2}
      maxLength={2000}
      cuts
      dir="auto"
      hint={t('point.remarkHint')}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        const answer = answerOf({ ...part, comment: event.target.value.trim() || null })
        if (answer) work.answer(part, answer)
      }}
    />
  )
}
