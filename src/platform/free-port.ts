import { createServer } from 'node:net'

/** Returns `port` when no program of this machine listens on it, any free port for 0, otherwise 0. */
export function freePort(port = 0): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(0))
    probe.listen(port, '127.0.0.1', () => {
      const { port: found } = probe.address() as { port: number }
      probe.close(() => resolve(found))
    })
  })
}
