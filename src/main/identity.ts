import type { FastifyInstance } from 'fastify'
import { checkPhoneCode, sendPhoneCode } from '#domains/customers/phone-code/service.ts'
import { sendMail } from '#domains/notifications/service.ts'
import { findPublicSettings } from '#domains/reference/store.ts'
import { mountIdentity } from '#identity/mount.ts'
import type { IdentityPorts } from '#identity/ports.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/http.ts'
import { identityFiles, loadSiteBuild } from './site-build.ts'

/** The identity provider with what it asks of the rest of the product. Throws when the site has not been built. */
export async function registerIdentity(app: FastifyInstance, deps: Deps): Promise<void> {
  const { basePath } = deps.config
  const build = await loadSiteBuild(basePath)
  const { renderIdentityPage } = build.entry.module
  await mountIdentity(app, deps, { ...identityPorts(deps), renderPage: renderIdentityPage, files: identityFiles(basePath) })
}

/** Everything that the provider asks of the rooms. */
export function identityPorts(deps: Deps): Omit<IdentityPorts, 'renderPage' | 'files'> {
  const { db, config } = deps
  return {
    async site(language) {
      const settings = new Map((await findPublicSettings(db)).map(({ key, value }) => [key, value]))
      const home = `${siteOrigin(config)}${config.basePath}`
      return {
        name: settings.get(`site.name.${language}`) ?? 'Rihla',
        home,
        // comes with the content pages
        privacy: null,
        company: settings.get('site.legal.company') ?? '',
        cndp: settings.get('site.legal.cndp') ?? '',
        email: settings.get('site.email') ?? '',
      }
    },
    sendMail: (trx, message) => sendMail(deps, trx, message),
    phoneCodes: {
      send: (phone, language, address) => sendPhoneCode(deps, phone, language, address),
      check: (phone, code) => checkPhoneCode(deps, phone, code),
    },
    recordConsents: async () => {},
    dataExport: { state: async () => ({ state: 'none' }), ask: async () => {} },
  }
}
