/** Packs that are mostly needed together: the browser has each group in one file of its language. */
export const packGroups = {
  frame: ['site', 'ui'],
  cars: ['search', 'vehicles', 'favourites', 'compare'],
} as const satisfies Record<string, readonly string[]>

export type PackGroup = keyof typeof packGroups
