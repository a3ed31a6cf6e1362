/** The pictures by which phones show the app, in `public/img/`; `npm run node -- tools/app-icons.ts` makes them from the mark. */
export const appIcons = [
  { file: 'app-192.png', size: 192, purpose: 'any' },
  { file: 'app-512.png', size: 512, purpose: 'any' },
  // phones cut these into shapes of their own: the mark keeps to the middle
  { file: 'app-maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'app-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** Phones of Apple round the corners themselves and show no transparency. */
export const appleIcon = { file: 'app-apple-180.png', size: 180 } as const
