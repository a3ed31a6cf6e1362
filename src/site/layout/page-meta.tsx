import { useLocation } from 'react-router'
import { useLanguage, usePage } from '#i18n/text.ts'
import { defaultLanguage, factsOf, type Language, languages, twinAddress } from '#shared/language.ts'
import { sharePicture } from '#shared/share-picture.ts'
import { useSite } from './site.ts'

interface PageMetaProps {
  title: string
  description: string
  /** the canonical address with its query, when it is not the current path without query */
  canonical?: string
  /** the picture of shared links, by its path; by default that of the company */
  picture?: { path: string; alt: string; size?: typeof sharePicture } | null
  noIndex?: boolean
}

/** Renders title, description, canonical address, language alternates and Open Graph tags. */
export function PageMeta({ title, description, canonical, picture, noIndex }: PageMetaProps) {
  const { basePath, origin } = usePage()
  const language = useLanguage()
  const site = useSite()
  const { pathname } = useLocation()
  const place = canonical ?? pathname
  const full = `${title} | ${site.name}`
  const root = origin + basePath.replace(/\/$/, '')
  const at = (code: Language) => twinAddress(root + place, code)
  const shown = picture ?? { path: '/img/share.jpg', alt: site.name, size: sharePicture }
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {noIndex ? (
        <meta name="robots" content="noindex, follow" />
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
      <meta property="og:image" content={root + shown.path} />
      <meta property="og:image:alt" content={shown.alt} />
      {shown.size && (
        <>
          <meta property="og:image:width" content={String(shown.size.width)} />
          <meta property="og:image:height" content={String(shown.size.height)} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
