import type { ComponentType } from 'react'

/** The examples of one component: the default export of its `*.example.tsx`. */
export interface Example {
  /** the file without its ending, which is also its anchor and the name of its picture */
  name: string
  /** where it lies: `ui`, a room such as `vehicles`, or `staff` */
  room: string
  /** from the root of the repository */
  path: string
  Example: ComponentType
}

const modules = import.meta.glob<{ default: ComponentType }>(
  ['../../ui/*.example.tsx', '../../domains/**/ui/*.example.tsx', '../../staff/**/*.example.tsx'],
  { eager: true },
)

/** Every example of the house: the kit first, then the rooms, then the back office. */
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
