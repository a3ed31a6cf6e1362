import { type Config, siteOrigin } from '#platform/config.ts'
import type { IdentityPages } from './site-build.ts'

/** Where the process of the pages draws those of the identity provider, in development. */
export const identityPageAddress = '/__development/identity-page'

/** In development another process has the sources of the pages (`development.ts`): it is asked to draw them. */
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
