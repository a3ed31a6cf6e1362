import { usePage } from '#i18n/text.ts'

/** Address of a public file or of a picture under the base path of the page: `asset('img/suv.svg')`. */
export function useAsset(): (path: string) => string {
  const { basePath } = usePage()
  return (path) => basePath + path.replace(/^\//, '')
}
