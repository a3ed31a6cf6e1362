import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { addTask, moveTask, orderTasks, saveTask } from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.addTask, ({ actor, params, body }) => addTask(deps, actor, params.id, body))
  route(api, contract.orderTasks, ({ actor, params, body }) => orderTasks(deps, actor, params.id, body.ids))
  route(api, contract.saveTask, ({ actor, params, body }) => saveTask(deps, actor, params, body))
  route(api, contract.moveTask, ({ actor, params, body }) => moveTask(deps, actor, params, body))
}
