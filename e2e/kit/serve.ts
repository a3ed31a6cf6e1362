import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/kit')

/** When it is in the workshop, by the clock of the page and by that of the server. */
export const kitMoment = '2026-03-24T10:00:00Z'

/** Builds the workshop (two seconds) and serves it on a free port. Every stored picture is the same photo. */
export async function serveKit(): Promise<{ url: string; stop(): Promise<void> }> {
  execFileSync(process.execPath, [join(import.meta.dirname, 'build.ts'), folder], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const app = fastify()
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('date', new Date(kitMoment).toUTCString())
    done()
  })
  await app.register(fastifyStatic, { root: folder })
  app.get('/documents/*', (_, reply) => reply.sendFile('photo.avif', import.meta.dirname))
  app.get('/dev/kit', (_, reply) => reply.sendFile('index.html'))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url: `${address}/dev/kit`, stop: () => app.close() }
}
