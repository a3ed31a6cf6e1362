import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/site',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is small: no request for it on the way.
  routeDiscovery: { mode: 'initial' },
  // a loader of 50 bytes in a file of its own is one request more
  splitRouteModules: false,
} satisfies Config
