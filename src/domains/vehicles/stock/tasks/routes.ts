import { type Api, bind } from '#platform/http.ts'
import * as contract from './contract.ts'
import { addTask, moveTask, orderTasks, saveTask } from './service.ts'

/** Binds the administrative tasks of a vehicle. */
export function register(api: Api): void {
  const { deps } = api
  bind(api, contract.addTask, ({ actor, params, body }) => addTask(deps, actor, params.id, body))
  bind(api, contract.orderTasks, ({ actor, params, body }) => orderTasks(deps, actor, params.id, body.ids))
  bind(api, contract.saveTask, ({ actor, params, body }) => saveTask(deps, actor, params, body))
  bind(api, contract.moveTask, ({ actor, params, body }) => moveTask(deps, actor, params, body))
}
