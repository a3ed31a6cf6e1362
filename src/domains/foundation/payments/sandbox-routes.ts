import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { findPublicSettings } from '#domains/foundation/reference/store.ts'
import type { Api } from '#platform/http.ts'
import { AppError } from '#shared/errors.ts'
import { asLanguage, localizedSetting } from '#shared/language.ts'
import { answerApi, cardFault, confirmOrder, fieldOf, isOver, openOrder, payOrder, returnForm } from './gateway.fake.ts'
import { faultPage, orderPage } from './sandbox-page.ts'
import { findOrder, type SandboxOrder } from './sandbox-store.ts'
import type { GatewayFields } from './signature.ts'

const Typed = z.object({
  pan: z
    .string()
    .transform((text) => text.replaceAll(/[\s-]/g, ''))
    .catch(''),
  month: z
    .string()
    .transform((text) => text.trim().padStart(2, '0'))
    .catch(''),
  // 2029 and 29 are the same year
  year: z
    .string()
    .transform((text) => text.trim().replace(/^20(?=\d\d$)/, ''))
    .catch(''),
  cvv: z
    .string()
    .transform((text) => text.trim())
    .catch(''),
  callback: z.enum(['once', 'twice', 'late', 'overdue', 'never']).catch('once'),
  wrong: z.enum(['nothing', 'hash', 'amount']).catch('nothing'),
  browser: z.enum(['returns', 'stays']).catch('returns'),
  api: z.literal('refuses').optional().catch(undefined),
})

interface Paying {
  Params: { token: string }
  Body: GatewayFields | undefined
}

/** Registers the sandbox gateway on the card centre's paths, if configured. `routes.ts` parses its forms. */
export function registerSandbox({ app, deps }: Api): void {
  const at = `${deps.config.basePath}sandbox/fim`
  const hide = { schema: { hide: true } }
  app.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'string', bodyLimit: 65_536 }, (_request, body, done) =>
    done(null, body),
  )

  app.post<{ Body: GatewayFields | undefined }>('/sandbox/fim/est3Dgate', hide, async ({ body }, reply) => {
    const form = typeof body === 'object' ? body : {}
    const opened = await openOrder(deps, form)
    if ('token' in opened) return reply.redirect(`${at}/pay/${opened.token}`, 303)
    const nonce = policy(reply, [])
    const lang = Object.entries(form).find(([name]) => name.toLowerCase() === 'lang')?.[1] ?? 'fr'
    return reply.code(400).send(faultPage(lang, opened.fault, nonce, await shopName(lang)))
  })
  app.get<Paying>('/sandbox/fim/pay/:token', hide, async ({ params }, reply) => show(reply, await orderOf(params.token)))
  app.post<Paying>('/sandbox/fim/pay/:token', hide, async ({ params, body }, reply) => {
    const order = await orderOf(params.token)
    const now = deps.clock.now()
    const form = typeof body === 'object' ? body : {}
    if (order.expires > now && !isOver(order)) {
      if (order.state === 'Challenge') await confirmOrder(deps, order.token, form.code ?? '')
      else {
        const { callback, wrong, browser, api, ...typed } = Typed.parse(form)
        const card = { ...typed, switches: { callback, wrong, browser }, apiRefuses: api === 'refuses' }
        const fault = cardFault(card, now)
        if (fault) return show(reply, order, fault)
        await payOrder(deps, order.token, card)
      }
    }
    return reply.redirect(`${at}/pay/${order.token}`, 303)
  })
  app.post<{ Body: string | GatewayFields | undefined }>('/sandbox/fim/api', hide, async ({ body }, reply) => {
    // as XML, or as the field DATA of a form
    const xml = typeof body === 'string' ? body : (body?.DATA ?? '')
    return reply.type('text/xml; charset=utf-8').send(await answerApi(deps, xml))
  })

  async function orderOf(token: string): Promise<SandboxOrder> {
    const order = z.uuid().safeParse(token).success ? await findOrder(deps.db, token) : null
    if (!order) throw new AppError('NotFound')
    return order
  }

  /** Returns the configured public name of the shop. */
  async function shopName(lang: string): Promise<string> {
    const settings = new Map((await findPublicSettings(deps.db)).map(({ key, value }) => [key, value]))
    return localizedSetting(settings, 'site.name', asLanguage(lang))
  }

  async function show(reply: FastifyReply, order: SandboxOrder, fault: 'pan' | 'expiry' | 'cvv' | null = null): Promise<FastifyReply> {
    const shop = await shopName(fieldOf(order, 'lang'))
    const nonce = policy(reply, [fieldOf(order, 'okUrl'), fieldOf(order, 'failUrl')])
    return reply
      .code(fault ? 400 : 200)
      .send(orderPage({ order, now: deps.clock.now(), nonce, shop, back: returnForm(deps, order), fault }))
  }
}

/** Allows only the page's own style and script, and forms to itself and to the shop. */
function policy(reply: FastifyReply, shop: readonly string[]): string {
  const nonce = randomBytes(16).toString('base64')
  const targets = ["'self'", ...new Set(shop.map((url) => new URL(url).origin))].join(' ')
  reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  return nonce
}
