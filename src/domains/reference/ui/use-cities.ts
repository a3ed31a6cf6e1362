import { useEffect, useState } from 'react'
import { browserApi } from '#client/api.ts'
import { useLanguage } from '#i18n/text.ts'

export interface City {
  nameFr: string
  nameAr: string
}

/** The cities of the house; `shown` gives a French name in the language of the page. */
export function useCities(): { cities: readonly City[]; shown: (name: string | null) => string } {
  const language = useLanguage()
  const [cities, setCities] = useState<readonly City[]>([])
  useEffect(() => {
    let left = false
    browserApi()
      .GET('/api/cities/details')
      .then(
        ({ data }) => {
          if (data && !left) setCities(data)
        },
        // without the list any name is sent: the server says whether it knows it
        () => undefined,
      )
    return () => {
      left = true
    }
  }, [])
  const shown = (name: string | null) => {
    const city = language === 'ar' ? cities.find(({ nameFr }) => nameFr === name) : undefined
    return city?.nameAr ?? name ?? ''
  }
  return { cities, shown }
}

/** The French name of what was typed, whatever its case and accents; undefined when no city is called so. */
export function cityNamed(cities: readonly City[], typed: string): string | undefined {
  if (cities.length === 0) return typed
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return cities.find(({ nameFr, nameAr }) => [nameFr, nameAr].some((name) => plain(name) === plain(typed)))?.nameFr
}
