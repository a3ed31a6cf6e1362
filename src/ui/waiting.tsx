import { useText } from '#i18n/text.ts'
import uiTexts from '#texts/ui'
import { SkeletonLines } from './skeleton.tsx'
import styles from './waiting.module.css'

/**
 * Renders a skeleton with a status for screen readers. `lines` in percent of the container. After twenty seconds it shows a reload link,
 * also when a script was blocked or lost.
 */
export function Waiting({ label, lines, className }: { label?: string; lines: readonly number[]; className?: string | undefined }) {
  const t = useText(uiTexts)
  return (
    <div aria-busy="true" className={className}>
      <p className="vh" role="status">
        {label ?? t('wait')}
      </p>
      <SkeletonLines widths={lines} />
      <p className={styles.slow}>
        {/* an empty href is the current page and works without script */}
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address loads the page again */}
        {t('slow')} <a href="">{t('reload')}</a>
      </p>
    </div>
  )
}
