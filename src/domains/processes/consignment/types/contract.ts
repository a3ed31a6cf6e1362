import { z } from 'zod'
import { defineEndpoint, Localized } from '#shared/contract.ts'
import { takesTooMuch } from '../rules.ts'
import { calculationRules, intermediationKinds, maxFees, saleFeeTypes } from '../values.ts'

const names = Localized.refine((given) => Object.values(given).every((name) => name.trim() !== '' && name.length <= 120), {
  params: { reason: 'required' },
})

/** How the house is paid for a mediation: the rule, and the fees. */
export const IntermediationType = z.object({
  id: z.int(),
  name: z.string(),
  names: Localized,
  calculationRule: z.enum(calculationRules),
  type: z.enum(intermediationKinds),
  isDeactivated: z.boolean(),
  saleFees: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      names: Localized,
      intermediationType: z.object({ id: z.int(), name: z.string() }),
      intermediationTypeId: z.int(),
      saleFeeType: z.enum(saleFeeTypes),
      /** whole dirhams, or percent */
      value: z.number(),
    }),
  ),
})
export type IntermediationType = z.infer<typeof IntermediationType>

/** A type as a manager writes it; its fees replace those that it had. Contracts keep what was agreed. */
export const IntermediationTypeInput = z.object({
  names,
  calculationRule: z.enum(calculationRules),
  type: z.enum(intermediationKinds),
  isDeactivated: z.boolean().default(false),
  saleFees: z
    .array(z.object({ names, saleFeeType: z.enum(saleFeeTypes), value: z.number().min(0).max(1_000_000).multipleOf(0.01) }))
    .max(maxFees)
    .refine((fees) => !takesTooMuch(fees), { params: { reason: 'invalid' } })
    .refine((fees) => fees.every(({ saleFeeType, value }) => saleFeeType === 'Percent' || Number.isInteger(value)), {
      params: { reason: 'int' },
    }),
})
export type IntermediationTypeInput = z.output<typeof IntermediationTypeInput>

export const listIntermediationTypes = defineEndpoint({
  id: 'listIntermediationTypes',
  method: 'GET',
  path: '/api/staff/intermediationtypes',
  summary: 'Lists the fee models of consignments: rules with their fees',
  output: z.array(IntermediationType),
  roles: ['agent', 'expert', 'controller', 'manager', 'admin'],
  errors: ['Unauthorized', 'Forbidden'],
})

const writing = {
  body: IntermediationTypeInput,
  output: z.array(IntermediationType),
  roles: ['manager', 'admin'],
} as const

export const addIntermediationType = defineEndpoint({
  ...writing,
  id: 'addIntermediationType',
  method: 'POST',
  path: '/api/staff/intermediationtypes',
  summary: 'Adds a consignment type with its fees',
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

export const saveIntermediationType = defineEndpoint({
  ...writing,
  id: 'saveIntermediationType',
  method: 'PUT',
  path: '/api/staff/intermediationtypes/{id}',
  summary: 'Changes or deactivates a consignment type and its fees; contracts keep their agreed terms',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})
