import { useId } from 'react'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Icon } from '#ui/icon.tsx'
import type { CheckPartAction } from '../values.ts'
import { ResultButtons } from './result-buttons.tsx'
import styles from './thumb-bar.module.css'
import type { ShownPart } from './work.ts'

interface ThumbBarProps {
  part: ShownPart
  parts: readonly ShownPart[]
  /** accepts answers */
  isOpen: boolean
  choose: (action: CheckPartAction) => void
  addPhotos: (files: readonly File[]) => void
  show: (part: ShownPart | undefined) => void
}

/** Phone controls of the open point: results, camera, previous and next point. */
export function ThumbBar({ part, parts, isOpen, choose, addPhotos, show }: ThumbBarProps) {
  const t = useText(staffExpertiseTexts)
  const language = useLanguage()
  const id = useId()
  const at = parts.indexOf(part)
  const [before, after] = [parts[at - 1], parts[at + 1]]
  const beside = (one: ShownPart | undefined, key: 'back' | 'next') =>
    one && t(`point.${key}`, { number: String(one.checkPart.position), name: localized(one.checkPart.titles, language) })
  return (
    <section className={styles.bar} aria-label={t('point.result')}>
      <ResultButtons large label={localized(part.checkPart.titles, language)} value={part.action} disabled={!isOpen} choose={choose} />
      <div className={styles.beside}>
        <button type="button" className={styles.step} disabled={!before} aria-label={beside(before, 'back')} onClick={() => show(before)}>
          <Icon name="chevron-left" size={18} />
          {before?.checkPart.position}
        </button>
        <label className={styles.camera} htmlFor={id} data-off={!isOpen || undefined}>
          <Icon name="camera" size={18} />
          {t('photo.add')}
        </label>
        <input
          id={id}
          className={styles.input}
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          disabled={!isOpen}
          onChange={(event) => {
            addPhotos([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <button type="button" className={styles.next} disabled={!after} aria-label={beside(after, 'next')} onClick={() => show(after)}>
          {after?.checkPart.position}
          <Icon name="chevron-right" size={18} />
        </button>
      </div>
    </section>
  )
}
