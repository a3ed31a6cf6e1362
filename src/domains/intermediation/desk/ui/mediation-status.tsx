import { useText } from '#i18n/text.ts'
import staffIntermediationsTexts from '#texts/staffIntermediations'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import type { IntermediationStatus } from '../../status.ts'

/** The colours of the specification: new ones blue, what is fine green, what rests grey, all else running. */
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

/** Where a mediation stands, for the staff. */
export function MediationStatusLabel({ status }: { status: IntermediationStatus }) {
  const t = useText(staffIntermediationsTexts)
  return <StatusLabel tone={tones[status]} label={t(`status.${status}`)} />
}
