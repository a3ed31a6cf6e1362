import { useLocation } from 'react-router'
import { useLanguage, usePage } from '#i18n/text.ts'
import { defaultLanguage, factsOf, type Language, languages, twinAddress } from '#shared/language.ts'
import { useSite } from './site.ts'

interface PageMetaProps {
  title: string
  description: string
  /** the one address of this content with its query, when it is not the present path without query */
  canonical?: string
  /** hash of a stored picture for shared links */
  picture?: string | null
  noIndex?: boolean
}

/** Title, description, canonical address, twins in the other languages and what shared links show. */
export function PageMeta({ title, description, canonical, picture, noIndex }: PageMetaProps) {
  const { basePath, origin } = usePage()
  const language = useLanguage()
  const site = useSite()
  const { pathname } = useLocation()
  const place = canonical ?? pathname
  const full = `${title} | ${site.name}`
  const at = (code: Language) => twinAddress(`${origin}${basePath.replace(/\/$/, '')}${place}`, code)
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={at(language)} />
          {languages.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={at(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={at(defaultLanguage)} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={at(language)} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={factsOf(language).locale.replace('-', '_')} />
      {picture && <meta property="og:image" content={`${origin}${basePath}documents/pictures/${picture}/960.webp`} />}
    </>
  )
}
