import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** One family with both scripts, in the weights that papers and drawn pictures use (decision 014). */
export const fontFamily = 'IBM Plex Sans Arabic'
export const fontWeights = ['400Regular', '500Medium', '600SemiBold', '700Bold'] as const

/** Where the font of that weight lies on this machine. */
export function fontFile(weight: (typeof fontWeights)[number]): string {
  const family = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/ibm-plex-sans-arabic/package.json'))
  return join(family, weight, `IBMPlexSansArabic_${weight}.ttf`)
}
