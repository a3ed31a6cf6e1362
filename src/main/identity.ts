import type { FastifyInstance } from 'fastify'
import { askExport, getExport, readExport } from '#domains/customers/customers/personal-data/service.ts'
import { checkPhoneCode, sendPhoneCode } from '#domains/customers/customers/phone-code/service.ts'
import { recordConsent } from '#domains/customers/customers/service.ts'
import { sendMail } from '#domains/foundation/notifications/service.ts'
import { findPublicSettings } from '#domains/foundation/reference/store.ts'
import { mountIdentity } from '#identity/mount.ts'
import type { IdentityPorts } from '#identity/ports.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { localizedSetting } from '#shared/language.ts'
import type { IdentityPages } from './site-build.ts'

/** Mounts the identity provider with its dependencies. */
export async function registerIdentity(app: FastifyInstance, deps: Deps, pages: IdentityPages): Promise<void> {
  await mountIdentity(app, deps, { ...identityPorts(deps), ...pages })
}

/** Returns the provider's dependencies on other modules. */
export function identityPorts(deps: Deps): Omit<IdentityPorts, 'renderPage' | 'files'> {
  const { db, config, clock } = deps
  const owner = (subject: string): Actor => ({ id: subject, roles: ['customer'] })
  return {
    async site(language) {
      const settings = new Map((await findPublicSettings(db)).map(({ key, value }) => [key, value]))
      return {
        name: localizedSetting(settings, 'site.name', language) || 'Rihla',
        home: `${siteOrigin(config)}${config.basePath}`,
        company: settings.get('site.legal.company') ?? '',
        cndp: settings.get('site.legal.cndp') ?? '',
        email: settings.get('site.email') ?? '',
      }
    },
    sendMail: (trx, message) => sendMail(deps, trx, message),
    phoneCodes: {
      send: (phone, language, address) => sendPhoneCode(deps, phone, language, address, 'Account'),
      check: (phone, code) => checkPhoneCode(deps, phone, code, { purpose: 'Account' }),
    },
    async recordConsents(trx, { subject, language, textVersion, ...boxes }) {
      const said = { owner: { subject }, given: true, textVersion, language, at: clock.now() }
      if (boxes.news) await recordConsent(trx, { ...said, purpose: 'News', channel: 'Email' })
      if (boxes.offersEmail) await recordConsent(trx, { ...said, purpose: 'Offers', channel: 'Email' })
      if (boxes.offersPost) await recordConsent(trx, { ...said, purpose: 'Offers', channel: 'Post' })
      if (boxes.offersPhone) await recordConsent(trx, { ...said, purpose: 'Offers', channel: 'Phone' })
    },
    dataExport: {
      async state(subject) {
        const { state, expires } = await getExport(deps, owner(subject))
        if (state === 'Ready' && expires) return { state: 'ready', url: '/identity/manage/export', expires }
        return { state: state === 'Asked' ? 'asked' : 'none' }
      },
      ask: async (subject) => void (await askExport(deps, owner(subject))),
      async read(subject) {
        const { id } = await getExport(deps, owner(subject))
        return id ? readExport(deps, owner(subject), id) : null
      },
    },
  }
}
