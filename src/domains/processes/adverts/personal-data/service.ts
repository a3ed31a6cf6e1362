import { eraseAdvertised } from '#domains/catalogue/vehicles/entries/store.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { eraseWritten, findWritten } from '../conversations/store.ts'
import { eraseDevices, findOwnDevices } from '../devices/store.ts'
import { findOwnReports, forgetReporter } from '../reports/store.ts'
import { eraseAds, findAds } from '../store.ts'

export const advertsData: PersonalData = {
  room: 'adverts',
  collect: async (db, { id }) =>
    id === null
      ? { adverts: [], devices: [], reports: [], messages: { written: [], blocked: 0, closed: null } }
      : {
          adverts: (await findAds(db, id, 1, 1000)).rows,
          devices: await findOwnDevices(db, id),
          reports: await findOwnReports(db, id),
          messages: await findWritten(db, id),
        },
  async erase(trx, { id }) {
    if (id === null) return
    await forgetReporter(trx, id)
    await eraseWritten(trx, id)
    await eraseDevices(trx, id)
    await eraseAdvertised(trx, await eraseAds(trx, id))
  },
}
