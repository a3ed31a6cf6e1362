import { useText } from '#i18n/text.ts'
import intermediationTexts from '#texts/intermediation'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import type { IntermediationStatus } from '../status.ts'
import type { Mediation } from './mediation.ts'

/** Stages of a consignment for its owner. */
export const mediationStations = ['request', 'expertise', 'terms', 'contract', 'sale', 'transfer'] as const

const states: Record<IntermediationStatus, { tone: StatusTone; place: number }> = {
  Submited: { tone: 'new', place: 0 },
  Accepted: { tone: 'running', place: 1 },
  Rejected: { tone: 'draft', place: 0 },
  TechnicalExpertiseSubmitted: { tone: 'running', place: 2 },
  TechnicalExpertisePendingEdit: { tone: 'running', place: 1 },
  FlooePriceSubmited: { tone: 'new', place: 2 },
  ContractGenerated: { tone: 'new', place: 3 },
  ContractSigned: { tone: 'good', place: 4 },
  Complete: { tone: 'good', place: 5 },
  TransferedToAd: { tone: 'draft', place: 2 },
}

/** Returns the number of completed stages. */
export const mediationPlace = ({ status, paid }: Pick<Mediation, 'status' | 'paid'>): number =>
  paid ? mediationStations.length : states[status].place

/** Status of a consignment for its owner. */
export function MediationStatusLabel({ status }: { status: IntermediationStatus }) {
  const t = useText(intermediationTexts)
  return <StatusLabel tone={states[status].tone} label={t(`status.${status}`)} />
}

/** Returns the text key of a consignment: the status alone does not show which party acts next. */
export function mediationSentence({ status, agreed, wishedFloor, disposedVehicle }: Mediation) {
  if (status === 'FlooePriceSubmited') return agreed ? 'agreed' : wishedFloor === null ? 'proposed' : 'wished'
  return status === 'ContractSigned' && disposedVehicle.isShown ? 'online' : status
}

/** Returns the documents required for the contract, with their missing or rejected state. */
export function contractPapers({ type, documents }: Pick<Mediation, 'type' | 'documents'>) {
  return (['VehicleGrayCard', type === 'GarageOwner' ? 'CustomerRC' : 'CustomerCIN'] as const).map((name) => {
    const sent = documents.filter((one) => one.type === name && !one.isGenerated)
    return {
      type: name,
      isThere: sent.some(({ status }) => status !== 'Rejected'),
      refused: sent.findLast(({ status }) => status === 'Rejected'),
    }
  })
}

/** Checks for a signed contract that is uploaded and not rejected. */
export const isContractSent = ({ type, documents }: Pick<Mediation, 'type' | 'documents'>): boolean =>
  documents.some((one) => one.type === `IntermediationContract${type}` && !one.isGenerated && one.status !== 'Rejected')
