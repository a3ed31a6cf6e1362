import { sql, type Transaction } from 'kysely'
import { gridOf } from '#domains/cases/appointments/rules.ts'
import { arrangeVisit, listSlots } from '#domains/cases/appointments/service.ts'
import { workingCalendar } from '#domains/foundation/reference/service.ts'
import { beforeVisit } from '#domains/processes/selling/status.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import type { DayHours } from '#shared/opening.ts'
import { localTime } from '#shared/working-time.ts'

type Trx = Transaction<Database>

/** Requests that still wait for an appointment: every so many of those whose car was not seen. */
const waits = 5

/** The appointments of the demo requests: those whose car was seen had one, most of the others have one ahead. Gives how many. */
export async function insertDemoAppointments({ clock }: Pick<Deps, 'clock'>, trx: Trx): Promise<number> {
  const now = clock.now()
  const { rows: ahead } = await sql<{ id: number; customerId: number; area: number }>`
    select p.id, p.customer_id as "customerId", p.storage_area_id as area from vehicle_purchases p
    where p.last_status = any(${[...beforeVisit]}::text[]) and p.storage_area_id is not null order by p.id`.execute(trx)
  let made = 0
  for (const [i, { id, customerId, area }] of ahead.entries()) {
    if (i % waits === waits - 1) continue
    const { days } = await listSlots({ db: trx, clock }, { kind: 'Expertise', storageAreaId: area, days: 7 })
    const open = days.filter(({ slots }) => slots.some(({ free }) => free > 0))
    const free = open[Math.floor(i / 4) % Math.max(1, open.length)]?.slots.filter((slot) => slot.free > 0) ?? []
    const slot = free[(i * 3) % Math.max(1, free.length)]
    if (!slot) continue
    await arrangeVisit({ db: trx, clock }, trx, {
      ...{
        kind: 'Expertise',
        storageAreaId: area,
        starts: new Date(slot.starts),
        isStaff: true,
        by: 'demo',
        customerId,
        about: { purchaseId: id },
      },
      names: { starts: 'starts', storageAreaId: 'storageAreaId' },
    })
    made++
  }
  return made + (await insertSeen(trx, now))
}

/** Cars that were judged were seen: at a time of the store on the day before that. */
async function insertSeen(trx: Trx, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number; customerId: number; area: number; hours: DayHours[]; judged: Date }>`
    select p.id, p.customer_id as "customerId", a.id as area, a.hours, min(s.created) as judged
    from vehicle_purchases p join purchase_statuses s on s.purchase_id = p.id and s.type = 'TechnicalExpertiseSubmitted'
      join storage_areas a on a.id = p.storage_area_id
    group by p.id, a.id order by p.id`.execute(trx)
  let made = 0
  for (const { id, customerId, area, hours, judged } of rows) {
    const calendar = await workingCalendar(trx, hours, judged)
    const grid = gridOf(calendar, localTime(judged).day, 45).filter(({ ends }) => ends <= judged && ends < now)
    const span = grid.at(-1 - (made % 2))
    if (!span) continue
    const { rows: kept } = await sql`
      insert into appointments (kind, storage_area_id, place, starts, ends, status, customer_id, purchase_id, created, created_by, last_modified)
      select 'Expertise', ${area}, place, ${span.starts}, ${span.ends}, 'Done', ${customerId}, ${id}, ${span.starts}, 'demo', ${span.ends}
      from generate_series(1, 2) place
      where not exists (select from appointments o where o.storage_area_id = ${area} and o.place = place and o.starts < ${span.ends} and o.ends > ${span.starts})
      limit 1 returning id`.execute(trx)
    made += kept.length
  }
  return made
}
