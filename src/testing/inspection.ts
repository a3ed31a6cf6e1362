import { randomUUID } from 'node:crypto'
import type { Expertise } from '#domains/processes/inspection/contract.ts'
import type { StaffRole } from '#shared/actor.ts'
import type { TestApi } from './database.ts'

/** Inspection data of the test car. */
export const carRead = { chassisNumber: 'VF1HSRADG56789012', fuelType: 'Diesel', gearType: 'Manual' } as const

/**
 * Completes an inspection without findings for a purchase request or consignment, and quotes the car at the given value. With `isAgreed`
 * the manager accepts the quotation. Returns the id of the expertise.
 */
export async function inspect(
  api: TestApi,
  { purchase, intermediation, worth, isAgreed = false }: { purchase?: number; intermediation?: number; worth: number; isAgreed?: boolean },
): Promise<number> {
  const { rows } = await api.deps.pool.query<{ id: number }>(
    `select id from technical_expertises where (purchase_id = $1 or intermediation_id = $2) and last_status <> 'Rejected' order by id desc limit 1`,
    [purchase ?? null, intermediation ?? null],
  )
  const id = rows[0]?.id ?? 0
  const url = `/api/staff/expertises/${id}`
  const call = async (role: StaffRole, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const headers = await api.headers(`inspecting-${role}`, [role])
    const answer = await api.app.inject({ method, url: `${url}${path}`, headers, ...(payload && { payload }) })
    if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
  const sheet: Expertise = await call('expert', 'GET', '')
  const operations = sheet.checkPartQuotations.map((part) => ({
    id: randomUUID(),
    checkPartQuotationId: part.id,
    base: part.revision,
    answer: { action: 'None' },
  }))
  await call('expert', 'POST', '/sync', { operations, mileage: 84_000 })
  await call('expert', 'PUT', '/reading', carRead)
  await call('manager', 'PUT', '/value', { startValue: worth, startReason: 'Prix relevés cette semaine' })
  for (const action of ['submit', 'giveQuotation']) await call('expert', 'POST', '/steps', { action })
  if (isAgreed) await call('manager', 'POST', '/steps', { action: 'acceptQuotation' })
  return id
}
