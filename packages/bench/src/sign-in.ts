// Sign-ins (five requests and a password hash each), renewals and calls with a checked token per second, against one process of its own
// on a database of its own.
//   npm run bench -- --only=sign-in [--people=200] [--together=20] [--seconds=5]
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { hashPassword } from '../../../src/identity/passwords.ts'
import { testDatabase } from '../../../src/testing/database.ts'
import { keepFigures } from './results.ts'

const option = (name: string, fallback: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback)
const people = option('people', 200)
const concurrency = option('together', 20)
const seconds = option('seconds', 5)
const port = option('port', 3999)
const password = 'une phrase de mesure'

const database = await testDatabase()
await database.pool.query(
  `insert into accounts (subject, civility, first_name, last_name, email, phone, language, password_hash, password_changed, created, last_modified)
   select 'bench-' || i, 'M.', 'Anas', 'Bennis', 'bench' || i || '@exemple.ma', '+2126' || lpad(i::text, 8, '0'), 'fr', $1, now(), now(), now()
   from generate_series(0, $2::int - 1) i`,
  [await hashPassword(password), people],
)
const server = spawn(process.execPath, [join(import.meta.dirname, 'identity-server.ts'), database.url, String(port)], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
})
const issuer = await new Promise<string>((resolve) => server.stdout.once('data', (line: Buffer) => resolve(line.toString().trim())))

interface Tokens {
  access_token: string
  refresh_token: string
}

/** One person in a browser of their own, from the site's request to the tokens. */
async function signIn(email: string): Promise<Tokens> {
  const cookies = new Map<string, string>()
  async function ask(address: string, form?: Record<string, string>): Promise<Response> {
    const answer = await fetch(new URL(address, issuer), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const to = (answer: Response) => answer.headers.get('location') ?? ''
  const verifier = randomBytes(32).toString('base64url')
  const redirect = `${issuer}/authentication/login-callback`
  const asked = await ask(
    `/connect/authorize?${new URLSearchParams({
      client_id: 'rihla-site',
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'openid profile email phone api',
      state: 'x',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })}`,
  )
  const page = (await (await ask(to(await ask(to(asked))))).json()) as { form: { action: string; token: string } }
  const posted = await ask(page.form.action, { _csrf: page.form.token, identifier: email, password, remember: 'on' })
  const code = new URL(to(await ask(to(posted)))).searchParams.get('code') ?? ''
  const tokens = await ask('/connect/token', {
    grant_type: 'authorization_code',
    client_id: 'rihla-site',
    redirect_uri: redirect,
    code,
    code_verifier: verifier,
  })
  if (tokens.status !== 200) throw new Error(`${email}: ${await tokens.text()}`)
  return (await tokens.json()) as Tokens
}

/** Works through a list, so many at a time; gives the results and how many a second. */
async function measured<T, R>(
  list: readonly T[],
  batchSize: number,
  work: (item: T) => Promise<R>,
): Promise<{ results: R[]; rate: number }> {
  const results: R[] = []
  const rest = list.values()
  const start = performance.now()
  await Promise.all(
    Array.from({ length: batchSize }, async () => {
      for (const item of rest) results.push(await work(item))
    }),
  )
  return { results, rate: (list.length / (performance.now() - start)) * 1000 }
}

async function calls(headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url: `${issuer}/api/cities`, connections: 10, duration: seconds, headers })
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} answers were not 200`)
  return result.requests.average
}

try {
  const names = Array.from({ length: people }, (_, i) => `bench${i}@exemple.ma`)
  const signedIn = await measured(names, concurrency, signIn)
  console.log(`${people} sign-ins, ${concurrency} at a time, all succeeded: ${signedIn.rate.toFixed(1)}/s`)
  const crowd = await measured(names.slice(0, 100), 100, signIn)
  console.log(`100 sign-ins at once, all succeeded: ${(100 / crowd.rate).toFixed(1)} s`)
  const renewed = await measured(signedIn.results, concurrency, async ({ refresh_token }) => {
    const body = new URLSearchParams({ grant_type: 'refresh_token', client_id: 'rihla-site', refresh_token })
    const answer = await fetch(`${issuer}/connect/token`, { method: 'POST', body })
    if (answer.status !== 200) throw new Error(await answer.text())
  })
  console.log(`renewals: ${renewed.rate.toFixed(0)}/s`)
  const together = 100 / crowd.rate
  keepFigures('Signing in', [
    { what: 'of a hundred at once, succeeded', goal: '100', now: '100', reached: true },
    { what: 'the last of a hundred at once waits', goal: '30 s', now: `${together.toFixed(1)} s`, reached: together <= 30 },
  ])
  const token = signedIn.results[0]?.access_token ?? ''
  console.log(`calls without a token: ${Math.round(await calls({}))}/s`)
  console.log(`calls with a checked token: ${Math.round(await calls({ authorization: `Bearer ${token}` }))}/s`)
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await database.close()
}
