import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#platform/config.ts'
import { isAlive, ownerOf } from '#platform/folder-lock.ts'
import { StartRefusal } from './stop.ts'

/** Checks that the port is free before the start. Waits for a stopping process of the same data folder. Throws StartRefusal with advice. */
export async function assertPortFree({ host, port, dataDir }: Pick<Config, 'host' | 'port' | 'dataDir'>): Promise<void> {
  const began = Date.now()
  for (;;) {
    const error = await tryPort(host, port)
    if (!error) return
    if (error.code === 'EACCES') throw new StartRefusal(`This user may not use port ${port}: choose one above 1023.`)
    if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
      throw new StartRefusal(`HOST ${host} is not an address of this machine.`)
    if (error.code !== 'EADDRINUSE') throw error
    const owner = ownerOf(dataDir)
    const ours = owner !== null && isAlive(owner)
    if (Date.now() - began > (ours && owner.stopping ? 30_000 : ours ? 2_000 : 0)) {
      const holder = ours ? ` by ${owner.purpose} (process ${owner.pid})` : ''
      throw new StartRefusal(`Port ${port} is in use${holder}. Stop that program or choose another port: PORT=${port + 1} npm start`)
    }
    await sleep(100)
  }
}

function tryPort(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}
