import type { ComponentType } from 'react'

/** The examples of one component: the default export of its `*.example.tsx`. */
export interface Example {
  /** the file name without its ending; also the anchor and the name of the screenshot */
  name: string
  /** the folder: `ui`, a domain such as `vehicles`, or `staff` */
  room: string
  /** relative to the repository root */
  path: string
  Example: ComponentType
}

const modules = import.meta.glob<{ default: ComponentType }>(
  ['../../ui/*.example.tsx', '../../domains/**/ui/*.example.tsx', '../../staff/**/*.example.tsx'],
  { eager: true },
)

/** All examples: the UI kit first, then the domains, then the back office. */
export const examples: readonly Example[] = Object.entries(modules)
  .map(([file, { default: Example }]) => {
    const path = file.replace('../../', 'src/')
    const [, layer = '', ...inside] = path.split('/')
    const room = layer === 'domains' ? inside.slice(0, -2).join('/') : layer
    return { name: path.replace(/^.*\//, '').replace('.example.tsx', ''), room, path, Example, layer }
  })
  .sort((a, b) => order(a.layer) - order(b.layer) || a.room.localeCompare(b.room, 'en') || a.name.localeCompare(b.name, 'en'))

function order(layer: string): number {
  return ['ui', 'domains', 'staff'].indexOf(layer)
}
