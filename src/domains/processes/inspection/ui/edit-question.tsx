import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Icon } from '#ui/icon.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import styles from './edit-list.module.css'
import { isCorrected, type ShownPart } from './work.ts'

/** State of the correction of a returned point. */
export function EditState({ part }: { part: ShownPart }) {
  const t = useText(staffExpertiseTexts)
  return isCorrected(part) ? <StatusLabel tone="good" label={t('edit.done')} /> : <StatusLabel tone="bad" label={t('edit.open')} />
}

/** Reason of a return, with the former and current answer. */
export function EditQuestion({ part }: { part: ShownPart }) {
  const t = useText(staffExpertiseTexts)
  const format = useFormat()
  const { former, editComment, action, documents } = part
  const photos = documents.filter(({ isAfter }) => !isAfter).length
  const sum = ({ cost, quantity }: Pick<ShownPart, 'cost' | 'quantity'>) =>
    cost !== null && ((quantity ?? 1) > 1 ? t('point.times', { quantity: String(quantity), cost: format.price(cost) }) : format.price(cost))
  const momentOf = (at: string) => {
    const { day, time } = localTime(at)
    return `${format.date(day)} ${format.clock(time)}`
  }
  const say = (...words: (string | false | null)[]) => words.filter(Boolean).join(t('comma'))
  return (
    <>
      <blockquote className={styles.question}>
        <b>{t('point.asked')}</b>
        <br />
        <bdi>{editComment}</bdi>
      </blockquote>
      {former?.action && (
        <div className={styles.change}>
          <p className={styles.before}>
            {former.answered && <small>{t('edit.handedIn', { day: format.date(localTime(former.answered).day) })}</small>}
            <b>{say(t('point.former', { result: t(`result.${former.action}`) }), sum(former))}</b>
          </p>
          <Icon name="arrow-right" size={18} />
          <p className={styles.now}>
            <small>
              {isCorrected(part) && !part.waits && part.answered
                ? t('edit.corrected', { moment: momentOf(part.answered) })
                : t('edit.yours')}
            </small>
            <b>
              {isCorrected(part) && action
                ? say(t(`result.${action}`), sum(part), photos > 0 && t('point.photos', { count: photos }))
                : t('edit.running')}
            </b>
          </p>
        </div>
      )}
    </>
  )
}
