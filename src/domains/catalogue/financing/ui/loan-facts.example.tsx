import type { ComponentProps } from 'react'
import { LoanResult, LoanTerms } from './loan-facts.tsx'

type Configs = ComponentProps<typeof LoanTerms>['configs']

const loan = {
  vehiclePrice: 189_000,
  monthlyAmount: 3147.42,
  contribution: 37_800,
  financed: 151_200,
  totalPaid: 226_645.2,
  totalCost: 37_645.2,
  teg: 0.0982,
  fee: 450,
} as ComponentProps<typeof LoanResult>['loan']

/** The instalment with its total, and the lender's terms. */
export default function LoanFactsExamples() {
  const lender = { fr: 'Crédit Exemple', ar: 'قرض مثال' }
  const configs = { lender, annualRate: 0.069, vat: 0.1, insuranceIncluded: false } as Configs
  return (
    <>
      <div>
        <LoanResult loan={loan} months={60} />
      </div>
      <div>
        <LoanTerms loan={loan} configs={configs} />
      </div>
    </>
  )
}
