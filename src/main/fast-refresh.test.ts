import { join } from 'node:path'
import { createServer, type HotPayload, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
let vite: ViteDevServer
beforeAll(async () => {
  // as development.ts starts it
  vite = await createServer({ root, mode: 'development', server: { middlewareMode: true, watch: null, ws: false }, appType: 'custom' })
})
afterAll(() => vite.close())

test('updates a saved component without a page reload', async () => {
  const { client } = vite.environments
  const file = join(root, 'src/ui/tabs.tsx')
  const module = await client?.transformRequest('/src/ui/tabs.tsx')
  expect(module?.code).toContain('$RefreshReg$')
  const sent: HotPayload[] = []
  if (client) client.hot.send = (payload: HotPayload | string) => void (typeof payload === 'object' && sent.push(payload))
  vite.watcher.emit('change', file)
  const types = () => sent.map(({ type }) => type)
  await expect.poll(types).toContain('update')
  expect(types()).not.toContain('full-reload')
})
