import { useText } from '#i18n/text.ts'
import staffIntermediationsTexts from '#texts/staffIntermediations'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import type { IntermediationStatus } from '../status.ts'

/** Colours of the specification: new blue, good green, inactive grey, all others in progress. */
const tones: Record<IntermediationStatus, StatusTone> = {
  Submited: 'new',
  Accepted: 'running',
  Rejected: 'draft',
  TechnicalExpertiseSubmitted: 'running',
  TechnicalExpertisePendingEdit: 'warning',
  FlooePriceSubmited: 'running',
  ContractGenerated: 'running',
  ContractSigned: 'good',
  Complete: 'good',
  TransferedToAd: 'draft',
}

/** Status of a consignment for the staff. */
export function MediationStatusLabel({ status }: { status: IntermediationStatus }) {
  const t = useText(staffIntermediationsTexts)
  return <StatusLabel tone={tones[status]} label={t(`status.${status}`)} />
}
