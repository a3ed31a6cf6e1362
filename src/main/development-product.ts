// The product under `npm run dev` (development.ts). Its packages, two thirds of what a start loads, are there before the change that it
// waits for: then only our own sources are read.
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
// nothing is served yet: what ends it before it is asked to begin needs no farewell
const end = () => process.exit()
process.once('disconnect', end)
process.once('message', () => {
  process.off('disconnect', end)
  void import('./start.ts')
})

export {}
