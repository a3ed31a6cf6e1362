import { type SyntheticEvent, useState } from 'react'
import { Link, useHref, useSearchParams } from 'react-router'
import { useLanguage, useText } from '#i18n/text.ts'
import { languageKey } from '#shared/language.ts'
import kitTexts from '#texts/kit'
import type { Example } from './examples.ts'
import styles from './kit.module.css'
import { addressWith } from './kit-address.ts'

/** One component with its examples: on the page itself, or in a frame as wide as a phone. */
export function ExampleSection({ name, path, Example, width }: Example & { width: number | null }) {
  const t = useText(kitTexts)
  const [params] = useSearchParams()
  return (
    <section className={styles.section} id={name} aria-labelledby={`${name}-name`}>
      <div className={styles.head}>
        <h2 id={`${name}-name`}>
          <bdi>{name}</bdi>
        </h2>
        <code dir="ltr">{path}</code>
        <Link className={styles.link} to={addressWith(params, { only: name, width: null })} aria-label={t('aloneNamed', { name })}>
          {t('alone')}
        </Link>
      </div>
      {width === null ? (
        <div className={styles.stage} data-example={name}>
          <Example />
        </div>
      ) : (
        <ExampleFrame name={name} width={width} />
      )}
    </section>
  )
}

/** The example in a frame, since only a frame gives the media queries another width. As high as its content. */
function ExampleFrame({ name, width }: { name: string; width: number }) {
  const t = useText(kitTexts)
  const language = useLanguage()
  const address = useHref(addressWith(new URLSearchParams(), { only: name, [languageKey]: language }))
  const [height, setHeight] = useState(320)
  const measure = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = frame.contentDocument?.documentElement
    if (page) setHeight(page.scrollHeight)
  }
  return (
    <div className={styles.frames}>
      <iframe
        className={styles.frame}
        src={address}
        title={t('frame', { name, width: String(width) })}
        width={width}
        height={height}
        loading="lazy"
        onLoad={measure}
      />
    </div>
  )
}
