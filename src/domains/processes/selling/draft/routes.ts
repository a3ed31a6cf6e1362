import { createGuesses } from '#platform/guesses.ts'
import { type Api, route } from '#platform/http.ts'
import { getPurchaseDraft, savePurchaseDraft } from './contract.ts'
import { getDraft, saveDraft } from './service.ts'

/** Registers drafts that continue on another device. */
export function register(api: Api): void {
  const { deps } = api
  const byKey = createGuesses(deps)
  route(api, savePurchaseDraft, ({ actor, body, language, request }) => saveDraft(deps, body, { actor, language, address: request.ip }))
  route(api, getPurchaseDraft, ({ params, request }) => byKey(request.ip, () => getDraft(deps, params.key)))
}
