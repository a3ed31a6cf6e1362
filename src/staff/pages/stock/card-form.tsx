import type { StockCard } from '#domains/catalogue/stock/contract.ts'
import { StockForm } from '#domains/catalogue/stock/ui/stock-form.tsx'
import type { Catalogue } from '#domains/catalogue/stock/ui/use-catalogue.ts'
import { useFieldNames } from '#domains/catalogue/stock/ui/use-field-names.ts'
import { useMoment } from '#domains/catalogue/stock/ui/use-moment.ts'
import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { hasRole, useStaff } from '../../layout/staff.ts'
import styles from '../stock-card.module.css'
import { type CardEdit, useCardEdit } from './use-card-edit.ts'

interface CardFormProps {
  card: StockCard
  put: (card: StockCard) => void
  catalogue: Catalogue | null
}

/** The fields of a car; on an edit conflict both versions are shown. */
export function CardForm({ card, put, catalogue }: CardFormProps) {
  const t = useText(stockTexts)
  const staff = useStaff()
  const toast = useToast()
  const edit = useCardEdit(card, put)
  const own = staff.areas.length === 0 || hasRole(staff, 'manager') ? null : staff.areas.map(({ id }) => id)
  return (
    <>
      {!card.may.edit && (
        <div className={styles.note}>
          <Note tone="info" icon="info" title={t('readOnly')} />
        </div>
      )}
      {edit.conflict && <ConflictNote conflict={edit.conflict} edit={edit} />}
      {catalogue ? (
        <StockForm
          catalogue={catalogue}
          values={edit.values}
          change={edit.change}
          areas={own}
          areaIsOpen={card.lastStatus === 'Draft' || card.lastStatus === 'Pending'}
          readOnly={!card.may.edit}
          changed={edit.changed}
          saveLabel={t('save')}
          send={edit.send}
          done={(saved) => {
            edit.fill(saved)
            toast.success(t('saved'))
          }}
          refused={({ code }) => {
            if (code === 'EditConflict') void edit.showConflict()
            return code === 'EditConflict'
          }}
          undo={edit.undo}
        />
      ) : (
        <SkeletonLines widths={[60, 85, 45, 70]} />
      )}
    </>
  )
}

function ConflictNote({ conflict: { card, fields }, edit }: { conflict: NonNullable<CardEdit['conflict']>; edit: CardEdit }) {
  const t = useText(stockTexts)
  const moment = useMoment()
  const nameOf = useFieldNames()
  return (
    <div className={styles.note} role="alert">
      <Note tone="warning" icon="triangle-alert" title={t('conflict.title')}>
        <p>
          {card.lastModifiedBy
            ? t('conflict.by', { name: card.lastModifiedBy, when: moment(card.lastModified) })
            : t('conflict.unknown', { when: moment(card.lastModified) })}
        </p>
        {fields.length > 0 && <p>{t('conflict.fields', { fields: fields.map((field) => nameOf(field) ?? field).join(t('comma')) })}</p>}
        <div className={styles.ways}>
          <Button size="small" variant="outline" onClick={() => edit.fill(card)}>
            {t('conflict.theirs')}
          </Button>
          <Button size="small" variant="outline" onClick={() => edit.merge(card)}>
            {t('conflict.mine')}
          </Button>
        </div>
      </Note>
    </div>
  )
}
