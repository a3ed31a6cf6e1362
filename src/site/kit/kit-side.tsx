import { Link, useHref, useSearchParams } from 'react-router'
import { useLanguage, useText } from '#i18n/text.ts'
import { factsOf, languageKey, languages } from '#shared/language.ts'
import kitTexts from '#texts/kit'
import { TextField } from '#ui/field.tsx'
import type { Example } from './examples.ts'
import styles from './kit.module.css'
import { addressWith, frameWidths, readWidth } from './kit-address.ts'

interface KitSideProps {
  shown: readonly Example[]
  sought: string
  seek: (words: string) => void
}

/** The list of the components with its search, the language of the page and the width of the frames. */
export function KitSide({ shown, sought, seek }: KitSideProps) {
  const t = useText(kitTexts)
  const rooms = Map.groupBy(shown, ({ room }) => room)
  return (
    <aside className={styles.side} aria-label={t('side')}>
      <search className={styles.tools}>
        <TextField
          label={t('search')}
          type="search"
          required
          autoComplete="off"
          value={sought}
          onChange={(event) => seek(event.target.value)}
        />
      </search>
      <Choices />
      <nav className={styles.list} aria-label={t('list')}>
        {[...rooms].map(([room, inRoom]) => (
          <div key={room}>
            <h2>
              <bdi>{room}</bdi>
            </h2>
            <ul>
              {inRoom.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`}>
                    <bdi>{name}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </aside>
  )
}

/** Language and width as links: the state is in the address. */
function Choices() {
  const t = useText(kitTexts)
  const [params] = useSearchParams()
  const here = useHref('.')
  const shown = useLanguage()
  const width = readWidth(params)
  return (
    <div className={styles.choices}>
      <ul aria-label={t('language')}>
        {languages.map((language) => (
          <li key={language}>
            {/* another language is another document */}
            <a
              href={`${here}${addressWith(params, {})}&${languageKey}=${language}`}
              lang={language}
              aria-current={language === shown ? 'true' : undefined}
            >
              {factsOf(language).name}
            </a>
          </li>
        ))}
      </ul>
      <ul aria-label={t('width')}>
        {[null, ...frameWidths].map((one) => (
          <li key={one}>
            <Link
              to={addressWith(params, { width: one === null ? null : String(one) })}
              aria-current={one === width ? 'true' : undefined}
              preventScrollReset
            >
              {one === null ? t('page') : <bdi>{one}</bdi>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
