import { usePage } from '#i18n/text.ts'

/** Returns a function that prefixes a public file with the base path: `asset('img/suv.svg')`. */
export function useAsset(): (path: string) => string {
  const { basePath } = usePage()
  return (path) => basePath + path.replace(/^\//, '')
}
