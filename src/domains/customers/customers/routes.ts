import { readWanted } from '#domains/foundation/team/lookup/rules.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { type Api, route } from '#platform/http.ts'
import { toPage } from '#shared/paging.ts'
import { localTime } from '#shared/working-time.ts'
import * as contract from './contract.ts'
import { askDataExport, downloadDataExport, getDataExport } from './personal-data/contract.ts'
import { askExport, getExport, readExport } from './personal-data/service.ts'
import { checkPhoneCode, sendPhoneCode as sendCode } from './phone-code/contract.ts'
import { confirmPhone, sendPhoneCode } from './phone-code/service.ts'
import { addCustomer, changeStatus, getCurrent, getCustomer, updateConsents, updateCurrent } from './service.ts'
import { findBookings, findCustomers } from './store.ts'

/** Registers the customer card, the customers of the staff, SMS codes and the export of personal data. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.getCurrentCustomer, ({ actor }) => getCurrent(deps, actor))
  route(api, contract.updateCurrentCustomer, ({ actor, body }) => updateCurrent(deps, actor, body))
  route(api, contract.updateConsents, ({ actor, body, language }) => updateConsents(deps, actor, body, language))
  route(api, contract.getCustomer, ({ actor, params }) => getCustomer(deps, actor, params.id))
  route(api, contract.addCustomer, ({ actor, body }) => addCustomer(deps, actor, body))
  route(api, contract.deactivateCustomer, ({ actor, params, body }) => changeStatus(deps, actor, params.id, 'deactivate', body.comment))
  route(api, contract.activateCustomer, ({ actor, params, body }) => changeStatus(deps, actor, params.id, 'activate', body.comment))
  route(api, contract.listCustomers, async ({ query: { q, status = null, page, size } }) => {
    const year = Number(localTime(deps.clock.now()).day.slice(0, 4))
    const wanted = q === undefined ? null : readWanted(q, year)
    const { rows, count } = await findCustomers(deps.db, { wanted, status, page, size })
    return toPage(rows, page, size, count)
  })
  route(api, contract.listCustomerBookings, async ({ actor, params }) => {
    const { within } = await staffOf(deps, actor)
    return findBookings(deps.db, params.id, within)
  })
  route(api, sendCode, ({ query, language, request }) => sendPhoneCode(deps, query.phone, language, request.ip))
  route(api, checkPhoneCode, ({ actor, query, request }) => confirmPhone(deps, actor, query.phone, query.code, request.ip))
  route(api, getDataExport, ({ actor }) => getExport(deps, actor))
  route(api, askDataExport, ({ actor }) => askExport(deps, actor))
  route(api, downloadDataExport, async ({ actor, params, reply }) => {
    const bytes = await readExport(deps, actor, params.id)
    reply.headers({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="rihla.zip"',
      'x-content-type-options': 'nosniff',
    })
    return reply.type('application/zip').send(bytes)
  })
}
