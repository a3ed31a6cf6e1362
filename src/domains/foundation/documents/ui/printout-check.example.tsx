import { PrintoutCheckResult } from './printout-check.tsx'

const paper = {
  type: 'DeliveryVoucher',
  reference: 'F-2026-00042',
  version: 1,
  created: '2026-03-21',
  language: 'fr',
  superseded: null,
} as const

/** Valid, superseded, unknown. */
export default function PrintoutCheckExamples() {
  return (
    <>
      <div>
        <PrintoutCheckResult paper={paper} />
      </div>
      <div>
        <PrintoutCheckResult paper={{ ...paper, superseded: '2026-03-23' }} />
      </div>
      <div>
        <PrintoutCheckResult paper={null} />
      </div>
    </>
  )
}
