import type { ComponentType } from 'react'
import { useText } from '#i18n/text.ts'
import { factsOf, languages } from '#shared/language.ts'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './kit.module.css'

const modules = import.meta.glob<{ default: ComponentType }>(['../../ui/*.example.tsx', '../../domains/**/ui/*.example.tsx'], {
  eager: true,
})
const examples = Object.entries(modules).map(([path, { default: Example }]) => ({
  name: path.replace(/^.*\//, '').replace('.example.tsx', ''),
  Example,
}))

/** Every component of the kit in its states, in both directions. For those who build; not part of the site that is served. */
export default function KitPage() {
  const t = useText('site')
  return (
    <div className={`container ${styles.kit}`}>
      <PageMeta title={t('kit')} description={t('kit')} noIndex />
      <h1>{t('kit')}</h1>
      {examples.map(({ name, Example }) => (
        <section key={name} className={styles.section} id={name}>
          <h2>{name}</h2>
          <div className={styles.pair}>
            {(['ltr', 'rtl'] as const).map((direction) => (
              <div
                key={direction}
                className={styles.box}
                dir={direction}
                lang={languages.find((language) => factsOf(language).direction === direction)}
              >
                <Example />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
