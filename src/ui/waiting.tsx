import { useText } from '#i18n/text.ts'
import uiTexts from '#texts/ui'
import { SkeletonLines } from './skeleton.tsx'

/** What is still on its way: lines where text will stand, said to those who do not see them. `lines` in percent of the place. */
export function Waiting({ label, lines, className }: { label?: string; lines: readonly number[]; className?: string | undefined }) {
  const t = useText(uiTexts)
  return (
    <div aria-busy="true" className={className}>
      <p className="vh" role="status">
        {label ?? t('wait')}
      </p>
      <SkeletonLines widths={lines} />
    </div>
  )
}
