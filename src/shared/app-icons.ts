/** App icons in `public/img/`, generated from the logo by `npm run app:icons`. */
export const appIcons = [
  { file: 'app-192.png', size: 192, purpose: 'any' },
  { file: 'app-512.png', size: 512, purpose: 'any' },
  // maskable: phones crop the icon, so the logo stays in the safe zone
  { file: 'app-maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'app-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** iOS rounds the corners itself and does not support transparency. */
export const appleIcon = { file: 'app-apple-180.png', size: 180 } as const
