import type { Deps } from '#platform/context.ts'
import { openDemoAccounts } from '../../db/demo/accounts.ts'
import { insertDemoAdverts } from '../../db/demo/adverts.ts'
import { insertDemoAppointments } from '../../db/demo/appointments.ts'
import { insertDemoBanners } from '../../db/demo/banners.ts'
import { insertDemoBookings } from '../../db/demo/bookings.ts'
import { insertCopiedPhotos } from '../../db/demo/copied-photos.ts'
import { illustrations, insertDemoExpertises } from '../../db/demo/expertises.ts'
import { insertDemoHelp } from '../../db/demo/help.ts'
import { insertDemoIntermediations } from '../../db/demo/intermediations.ts'
import { insertDemoMessages } from '../../db/demo/messages.ts'
import { insertDemoNewsletter } from '../../db/demo/newsletter.ts'
import { insertAdvertSheets, insertMediationSheets, insertPurchaseSheets } from '../../db/demo/purchase-sheets.ts'
import { insertDemoPurchases } from '../../db/demo/purchases.ts'
import { insertSold } from '../../db/demo/sold.ts'
import { loadDemoWorld } from '../../db/demo/world.ts'

/** Advisory lock: of several processes starting together, one fills the database. */
const lock = 7_263_002

/** Fills an empty database with demo data. Returns true when it did. */
export async function fillEmptyDatabase(deps: Deps): Promise<boolean> {
  const client = await deps.pool.connect()
  // a lost connection fails at its next query
  client.on('error', () => {})
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    if ((await client.query('select from vehicles limit 1')).rowCount !== 0) return false
    // rendered while the cars are written; its users await it and receive its error
    illustrations(deps.storage).catch(() => {})
    // first, as the existence of cars marks the demo data as complete
    await openDemoAccounts(deps)
    await loadDemoWorld(deps, undefined, {
      within: async (trx) => {
        await insertDemoMessages(trx, deps.clock.now())
        await insertDemoHelp(trx, deps.clock.now())
        await insertDemoBanners(trx, deps.clock.now())
        await insertDemoNewsletter(trx, deps.clock.now())
        await insertDemoBookings(deps, trx, deps.clock.now())
        await insertSold(trx, deps.clock.now())
        await insertDemoExpertises(deps, trx, deps.clock.now())
        await insertDemoPurchases(deps, trx, deps.clock.now())
        await insertPurchaseSheets(deps, trx)
        await insertDemoAppointments(deps, trx)
        await insertDemoIntermediations(deps, trx, deps.clock.now())
        await insertMediationSheets(deps, trx)
        await insertDemoAdverts(trx, deps.clock.now())
        await insertCopiedPhotos(deps, trx)
        await insertAdvertSheets(deps, trx, deps.clock.now())
      },
    })
    return true
  } finally {
    // closing the connection releases the lock
    client.release(true)
  }
}
