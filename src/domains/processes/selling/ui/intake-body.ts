import type { InitOf } from '#client/call.ts'
import type { FormValues } from '#ui/use-form.ts'

type Body = InitOf<'post', '/api/staff/purchases'> extends { body: infer B } ? B : never

/** Fields that apply only to one kind of seller or request. */
const belongs: Record<string, (texts: FormValues) => boolean> = {
  CompanyName: ({ Civility }) => Civility === 'Société',
  DesiredModel: ({ Type }) => Type === 'TradeIn',
}
const flags = ['IsHolder', 'IsUnderCredit']
const numbers = ['Mileage', 'StorageAreaId']

/** Builds the request body without empty fields. */
export function bodyOf(texts: FormValues, { draftKey, customerId }: { draftKey: string; customerId: number | null }): Body {
  const said = Object.entries(texts).filter(([name, text]) => text !== '' && (belongs[name]?.(texts) ?? true))
  const values = said.map(([name, text]) => {
    if (flags.includes(name)) return [name, text === 'true'] as const
    return [name, numbers.includes(name) ? Number(text.replaceAll(/[\s.]/g, '')) : text] as const
  })
  return { ...Object.fromEntries(values), DraftKey: draftKey, ...(customerId !== null && { CustomerId: customerId }) } as Body
}
