import { type Api, route } from '#platform/http.ts'
import * as calls from './contract.ts'
import {
  type LastPages,
  listPages,
  previewPage,
  publishPage,
  readDesk,
  readPage,
  readPreview,
  readVersion,
  restorePage,
  saveDraft,
  sharePreview,
} from './service.ts'
import type { PageType } from './values.ts'

/** Seconds of browser caching; pages change by hand. */
const fresh = 60

/** Registers the pages of the site and their editing. */
export function register(api: Api): void {
  const { deps } = api
  const last: LastPages = new Map()
  const bind = (call: typeof calls.getHomePage, pageType: PageType) =>
    route(api, call, async ({ reply }) => {
      const page = await readPage(deps, last, pageType)
      reply.header('cache-control', `public, max-age=${fresh}`)
      return page
    })
  for (const [call, pageType] of [
    [calls.getHomePage, 'Home'],
    [calls.getHelpPage, 'Help'],
    [calls.getAssistancePage, 'Assistance'],
    [calls.getFaqPage, 'FAQ'],
    [calls.getAboutPage, 'About'],
    [calls.getCookiesPage, 'Cookies'],
    [calls.getPrivacyPage, 'Privacy'],
    [calls.getCommitmentPage, 'Commitment'],
  ] as const)
    bind(call as typeof calls.getHomePage, pageType)

  route(api, calls.getPageDesks, () => listPages(deps))
  route(api, calls.getPageVersion, ({ params }) => readVersion(deps, params.page, params.id))
  route(api, calls.sharePreview, ({ actor, params }) => sharePreview(deps, actor, params.page))
  route(api, calls.readPreview, ({ params }) => readPreview(deps, params.token))
  route(api, calls.previewPage, ({ params, body }) => previewPage(deps, params.page, body))
  route(api, calls.getPageDesk, ({ params }) => readDesk(deps, params.page))
  route(api, calls.savePageDraft, ({ actor, params, body }) => saveDraft(deps, actor, params.page, body))
  route(api, calls.publishPage, ({ actor, params, body }) => publishPage(deps, actor, params.page, body.draft))
  route(api, calls.restorePage, ({ actor, params, body }) => restorePage(deps, actor, params.page, body.published))
}
