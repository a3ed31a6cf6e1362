import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Font family with Latin and Arabic, in the weights of documents and rendered images (decision 014). */
export const fontFamily = 'IBM Plex Sans Arabic'
export const fontWeights = ['400Regular', '500Medium', '600SemiBold', '700Bold'] as const

/** Returns the path of the font file of a weight. */
export function fontFile(weight: (typeof fontWeights)[number]): string {
  const family = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/ibm-plex-sans-arabic/package.json'))
  return join(family, weight, `IBMPlexSansArabic_${weight}.ttf`)
}
