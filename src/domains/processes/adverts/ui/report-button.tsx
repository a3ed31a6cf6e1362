import { Suspense, useState } from 'react'
import { useText } from '#i18n/text.ts'
import vehiclePageTexts from '#texts/vehiclePage'
import { Icon } from '#ui/icon.tsx'
import { latePart } from '#ui/late-part.tsx'

const ReportDialog = latePart(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** The way to tell the house that something is wrong with an advert; the form comes with the press. */
export function ReportButton({ vehicleId, className }: { vehicleId: number; className?: string | undefined }) {
  const t = useText(vehiclePageTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Icon name="triangle-alert" size={18} />
        {t('report')}
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog vehicleId={vehicleId} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
