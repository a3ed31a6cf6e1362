import { openOrder, sandboxAccount } from '#domains/foundation/payments/gateway.fake.ts'
import { settleAttempt, settleDue } from '#domains/foundation/payments/jobs.ts'
import { findOrderByOid, moveOrder, type SandboxState } from '#domains/foundation/payments/sandbox-store.ts'
import { type GatewayFields, signature } from '#domains/foundation/payments/signature.ts'
import { findDue } from '#domains/foundation/payments/store.ts'
import type { Clock } from '#platform/clock.ts'
import { freePort } from '#platform/free-port.ts'
import { type TestApi, testApi } from './database.ts'

/** The form that sends a browser to the gateway. */
export interface GatewayForm {
  action: string
  fields: Record<string, string>
}

/** A browser on the payment page. */
export interface GatewayPage {
  oid: string
  /** sandbox token of the order */
  token(): string
  html(): string
  /** Submits a card with the options of the page. */
  pay(pan?: string, switches?: Record<string, string>): Promise<void>
  /** Submits the code of the bank. */
  confirm(code: string): Promise<void>
  /** Returns to the shop; returns the redirect target. */
  back(): Promise<string | null>
  /** State of the order at the gateway. */
  state(): Promise<SandboxState | undefined>
}

/** The API on its own port with the sandbox gateway, connected over HTTP. */
export interface TestGateway {
  api: TestApi
  /** origin */
  site: string
  post(url: string, fields: GatewayFields): Promise<Response>
  /** Starts a payment attempt. */
  attempt(id: string): Promise<GatewayForm>
  open(form: GatewayForm): Promise<GatewayPage>
  /** Sends a hand-made gateway callback; returns status and body. */
  callback(form: GatewayForm, change?: Record<string, string>, key?: string): Promise<string>
  /** Runs all due payment jobs, each twice concurrently. */
  work(): Promise<void>
  /** Returns the recorded data of an order. */
  events(oid: string): Promise<string[]>
}

/** Starts both; the caller may move its clock. */
export async function testGateway({ clock, settings = {} }: { clock: Clock; settings?: Record<string, string> }): Promise<TestGateway> {
  const port = await freePort()
  const api = await testApi({ clock, settings: { ...settings, PORT: String(port) } })
  const site = `http://localhost:${port}`
  await api.app.listen({ port, host: 'localhost' })
  return {
    api,
    site,
    post,
    async attempt(id) {
      const answer = await fetch(`${site}/api/payments/${id}/attempts`, { method: 'POST', headers: await api.headers() })
      if (answer.status !== 200) throw new Error(await answer.text())
      return (await answer.json()) as GatewayForm
    },
    open: (form) => openGate(api, site, form),
    async callback({ fields: { HASH: _own, ...asked } }, change = {}, key) {
      const said = { ProcReturnCode: '00', Response: 'Approved', TransId: 't1', maskedCreditCard: '4000 00** **** 0010' }
      const fields = { ...asked, rnd: 'Zk3x', ReturnOid: asked.oid ?? '', ...said, ...change }
      // the gateway is queried to verify the callback
      if (fields.ProcReturnCode === '00' && key === undefined) await holdMoney(api, asked)
      const answer = await post(`${site}/api/payments/cmi/callback`, {
        ...fields,
        HASH: signature(fields, key ?? sandboxAccount(api.deps).storeKey),
      })
      const plain = answer.status === 200 && answer.headers.get('content-type') === 'text/plain; charset=utf-8'
      return plain ? answer.text() : `${answer.status} ${answer.headers.get('content-type')}`
    },
    async work() {
      const { deps } = api
      await settleDue(deps)
      for (let rounds = 0; rounds < 5; rounds++) {
        const due = await findDue(deps.db, clock.now(), 100)
        if (due.length === 0) return
        await Promise.all([...due, ...due].map((id) => settleAttempt(deps, id)))
      }
    },
    async events(oid) {
      const { rows } = await api.deps.pool.query(
        `select e.kind || ' ' || e.verdict as said
         from payment_events e join payment_attempts a on a.id = e.attempt_id where a.oid = $1 order by e.id`,
        [oid],
      )
      return rows.map(({ said }) => said)
    },
  }
}

/** Approves an order without the payment page. */
async function holdMoney({ deps }: TestApi, asked: GatewayFields): Promise<void> {
  const opened = await openOrder(deps, { ...asked, HASH: signature(asked, sandboxAccount(deps).storeKey) })
  if ('token' in opened) await moveOrder(deps.db, opened.token, ['Open'], { state: 'Authorised' })
}

/** Submits a form without following redirects. */
const post = (url: string, fields: GatewayFields): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

/** Opens the gateway with a form of the shop at `site`. */
export async function openGate(api: TestApi, site: string, { action, fields }: GatewayForm): Promise<GatewayPage> {
  const oid = fields.oid as string
  let url = ''
  let html = ''
  async function follow(answer: Response): Promise<void> {
    if (answer.status !== 303) throw new Error(`the gate answered ${answer.status}: ${await answer.text()}`)
    url = new URL(answer.headers.get('location') as string, site).href
    html = await (await fetch(url)).text()
  }
  await follow(await post(action, fields))
  return {
    oid,
    token: () => url.slice(-36),
    html: () => html,
    pay: async (pan = '4000000000000010', switches = {}) =>
      follow(await post(url, { pan, month: '12', year: '28', cvv: '000', ...switches })),
    confirm: async (code) => follow(await post(url, { code })),
    async back() {
      const form = html.match(/<form method="post" name="back" action="([^"]+)"/)?.[1] as string
      const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)]
      return (await post(form, Object.fromEntries(hidden.map(([, name, value]) => [name, plain(value)])))).headers.get('location')
    },
    state: async () => (await findOrderByOid(api.deps.db, oid))?.state,
  }
}

function plain(html = ''): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
