import { type Config, siteOrigin } from '#platform/config.ts'
import type { IdentityPages } from './site-build.ts'

/** Development endpoint that renders the identity pages. */
export const identityPageAddress = '/__development/identity-page'

/** Returns identity pages rendered by the development process (`development.ts`), which has their sources. */
export function developmentIdentityPages(config: Config): IdentityPages {
  return {
    async renderPage(page, shown) {
      const answer = await fetch(siteOrigin(config) + identityPageAddress, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ page, shown }),
      })
      if (!answer.ok) throw new Error(`The page could not be drawn: ${answer.status}`)
      return answer.text()
    },
    files: { styles: [], script: '/src/identity/pages/browser.ts' },
  }
}
