import { z } from 'zod'
import { rib } from '#shared/rib.ts'

const line = (max: number) => z.string().trim().max(max)

/** A bank account to which money is transferred; `bankNumber` is the RIB. */
export const BankWireAccount = z.object({
  id: z.int(),
  holder: z.string(),
  bankName: z.string(),
  bankNumber: z.string(),
  bankAddress: z.string().nullable(),
})
export type BankWireAccount = z.infer<typeof BankWireAccount>

/** A bank account as somebody types it. */
export const BankAccountInput = z.object({
  holder: line(120).min(1),
  bankName: line(80).min(1),
  /** RIB of 24 digits, grouped or not, or the IBAN */
  bankNumber: line(60)
    .min(1)
    .refine((text) => rib(text) !== null, { params: { reason: 'rib' } })
    .transform((text) => rib(text) ?? text),
  bankAddress: line(160)
    .nullish()
    .transform((text) => text || null),
})
export type BankAccountInput = z.output<typeof BankAccountInput>
