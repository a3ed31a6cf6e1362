import { z } from 'zod'
import { VehicleId } from '#domains/catalogue/vehicles/contract.ts'
import { defineEndpoint, Localized } from '#shared/contract.ts'

/** On which terms cars are paid by the month. Rates are fractions, advances percent of the price, the dossier fee dirhams before VAT. */
export const SimulationConfigs = z.object({
  /** interest of a year, before VAT */
  annualRate: z.number(),
  /** VAT on interest and dossier fee: the further rate term of the formula */
  vat: z.number(),
  /** durations on offer, the shortest first */
  months: z.array(z.int()),
  defaultMonths: z.int(),
  minAdvance: z.number(),
  maxAdvance: z.number(),
  defaultAdvance: z.number(),
  dossierFee: z.number(),
  insuranceIncluded: z.boolean(),
  /** the effective rate that no loan may exceed */
  maximumRate: z.number(),
  lender: Localized,
})
export type SimulationConfigs = z.infer<typeof SimulationConfigs>

/** A simulation: whole dirhams, but for `totalPaid`, `totalCost`, `fee` and the schedule, which count the centimes. */
export const Simulation = z.object({
  vehiclePrice: z.int(),
  /** percent of the price paid at once */
  advance: z.number(),
  /** the same in dirhams */
  contribution: z.int(),
  financed: z.int(),
  months: z.int(),
  monthlyAmount: z.int(),
  /** effective rate of a year, without VAT */
  teg: z.number(),
  totalPaid: z.number(),
  /** interest and dossier fee, both with VAT */
  totalCost: z.number(),
  /** dossier fee with VAT */
  fee: z.number(),
  /** month by month, where it was asked for */
  schedule: z.array(
    z.object({
      month: z.int(),
      amount: z.number(),
      capital: z.number(),
      interest: z.number(),
      vat: z.number(),
      /** still owed afterwards */
      balance: z.number(),
    }),
  ),
})
export type Simulation = z.infer<typeof Simulation>

export const getSimulationConfigs = defineEndpoint({
  id: 'getSimulationConfigs',
  method: 'GET',
  path: '/api/vehicles/simulation/configs',
  summary: 'Returns the financing terms: rate, VAT, durations, advance limits, fee and lender',
  output: SimulationConfigs,
  roles: ['anyone'],
  errors: [],
})

export const simulateVehicle = defineEndpoint({
  id: 'simulateVehicle',
  method: 'POST',
  path: '/api/vehicles/{id}/simulate',
  summary: 'Simulates the monthly payment of a vehicle at its current price; indicative, not a credit offer. Stores nothing',
  params: z.object({ id: VehicleId }),
  body: z.object({
    /** percent of the price paid at once, within the limits of the configs */
    advance: z.number().min(0).max(99),
    /** one of the durations of the configs */
    months: z.int().min(1),
    /** that a simulation is no offer has been understood */
    termsAccepted: z.boolean().refine((accepted) => accepted, { params: { reason: 'consent' } }),
    /** whether the answer tells every month */
    schedule: z.boolean().default(false),
  }),
  output: Simulation,
  roles: ['anyone'],
  errors: ['BadRequest', 'AntiForgery', 'VehicleNotFound', 'NotFinanced', 'Gone'],
})
