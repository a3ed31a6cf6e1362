// Product process of `npm run dev` (development.ts). It loads its packages, two thirds of the start time, before the change that it waits
// for.
await Promise.all([
  import('fastify'),
  import('@fastify/cookie'),
  import('@fastify/multipart'),
  import('@fastify/static'),
  import('@fastify/swagger'),
  import('@fastify/swagger-ui'),
  import('jose'),
  import('kysely'),
  import('oidc-provider'),
  import('pg'),
  import('pg-boss'),
  import('pino'),
  import('prom-client'),
  import('sharp'),
  import('zod'),
])
// no requests yet: exit without shutdown
const end = () => process.exit()
process.once('disconnect', end)
process.once('message', () => {
  process.off('disconnect', end)
  void import('./start.ts')
})

export {}
