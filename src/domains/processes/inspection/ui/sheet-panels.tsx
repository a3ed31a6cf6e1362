import { useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import type { Expertise } from '../contract.ts'
import styles from './sheet-panels.module.css'
import type { SheetWork } from './use-sheet-work.ts'
import type { FamilyState } from './work.ts'

/** Families with their progress and the cost of their findings. */
export function FamilyList({
  families,
  open,
  choose,
}: {
  families: readonly FamilyState[]
  open: string
  choose: (family: FamilyState) => void
}) {
  const t = useText(staffExpertiseTexts)
  return (
    <nav className={styles.families} aria-label={t('families')}>
      {families.map((family) => (
        <button key={family.category} type="button" aria-current={family.category === open || undefined} onClick={() => choose(family)}>
          <span>{t(`family.${family.category}`)}</span>
          <span className={styles.count}>{t('progressShort', { done: String(family.answered), total: String(family.points) })}</span>
          <progress max={family.points} value={family.answered} aria-hidden="true" />
        </button>
      ))}
    </nav>
  )
}

/** Mileage of the car, required for submission. */
export function MileagePanel({ sheet, work, isOpen }: { sheet: Expertise; work: SheetWork; isOpen: boolean }) {
  const t = useText(staffExpertiseTexts)
  const { km } = useFormat()
  const [typed, setTyped] = useState(work.mileage === null ? '' : String(work.mileage))
  if (!isOpen && sheet.mileage === null) return null
  const { mileage: named } = sheet.vehicle
  return (
    <section className={styles.panel}>
      {isOpen ? (
        <TextField
          label={t('mileage.title')}
          required
          latin
          inputMode="numeric"
          autoComplete="off"
          hint={named === null ? undefined : t('mileage.named', { mileage: km(named) })}
          value={typed}
          onChange={({ target }) => {
            const digits = target.value.replaceAll(/\D/g, '').slice(0, 7)
            setTyped(digits)
            work.readMileage(digits === '' ? null : Math.min(Number(digits), 2_000_000))
          }}
        />
      ) : (
        <dl className={styles.sums}>
          <div>
            <dt>{t('mileage.title')}</dt>
            <dd>{km(sheet.mileage ?? 0)}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}

/** Repair costs by family. */
export function CostPanel({ families }: { families: readonly FamilyState[] }) {
  const t = useText(staffExpertiseTexts)
  const { price } = useFormat()
  const sum = (key: 'findings' | 'cost') => families.reduce((all, one) => all + one[key], 0)
  return (
    <section className={styles.panel}>
      <h2>{t('costs.title')}</h2>
      {sum('findings') === 0 ? (
        <p className={styles.quiet}>{t('costs.none')}</p>
      ) : (
        <dl className={styles.sums}>
          {families
            .filter(({ findings }) => findings > 0)
            .map(({ category, cost }) => (
              <div key={category}>
                <dt>{t(`family.${category}`)}</dt>
                <dd>{price(cost)}</dd>
              </div>
            ))}
          <div data-total>
            <dt>{t('costs.findings', { count: sum('findings') })}</dt>
            <dd>{price(sum('cost'))}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}

/** Unsent work of this device, upload progress, and changes by other devices. */
export function WaitingPanel({ work, name, open }: { work: SheetWork; name: (id: number) => string; open: (id: number) => void }) {
  const t = useText(staffExpertiseTexts)
  const { measure } = useFormat()
  const { waiting, sending, fault, conflicts } = work
  const megabytes = measure(Math.round(waiting.bytes / 100_000) / 10)
  const refused = work.photos.filter(({ refusal }) => refusal !== undefined)
  const others = Object.keys(conflicts).map(Number)
  const count = waiting.answers + waiting.photos + Number(waiting.mileage)
  const isIdle = count + others.length + refused.length === 0
  if (isIdle) return null
  return (
    <section className={styles.panel}>
      <h2>{t('waiting.title', { count })}</h2>
      <ul className={styles.waiting}>
        {waiting.answers > 0 && <li>{t('waiting.answers', { count: waiting.answers })}</li>}
        {waiting.photos > 0 && <li>{t('waiting.photos', { count: waiting.photos, size: megabytes })}</li>}
        {waiting.mileage && <li>{t('mileage.title')}</li>}
        {waiting.remarks > 0 && <li>{t('waiting.remarks', { count: waiting.remarks })}</li>}
      </ul>
      {sending && (
        <label className={styles.progress}>
          {t('waiting.sending', { place: String(sending.place), count: String(sending.count) })}
          <progress max={sending.count} value={sending.place - 1 + sending.part} />
        </label>
      )}
      {fault && !fault.isOffline && fault.message && <p className={styles.fault}>{fault.message}</p>}
      {refused.length > 0 && <p className={styles.fault}>{t('waiting.refused', { count: refused.length })}</p>}
      {others.map((id) => (
        <Note key={id} tone="warning" icon="triangle-alert" title={t('conflict.title', { name: name(id) })}>
          <Button size="small" variant="outline" onClick={() => open(id)}>
            {t('conflict.look')}
          </Button>
        </Note>
      ))}
      {count > 0 && !sending && (
        <Button size="small" variant="tonal" onClick={work.send}>
          {t('waiting.now')}
        </Button>
      )}
    </section>
  )
}
