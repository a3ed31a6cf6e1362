import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useServerMinute } from '#client/use-server-minute.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import storesTexts from '#texts/stores'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { useEarlyInput } from '#ui/early-input.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Drawing, Icon } from '#ui/icon.tsx'
import { fold, storeServices } from '../rules.ts'
import { distanceKm } from './map.ts'
import { type Store, StoreCard } from './store-card.tsx'
import styles from './store-finder.module.css'
import { StoreMap } from './store-map.tsx'
import { storeMoment } from './store-moment.ts'
import { useHere } from './use-here.ts'
import { useHolidays } from './use-holidays.ts'

type Service = (typeof storeServices)[number]

const locate = 'M12 2v3 M12 19v3 M2 12h3 M19 12h3 M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0'

/** Stores as a list and on a map; filtered by text or service, sorted by distance. */
export function StoreFinder({ stores }: { stores: readonly Store[] }) {
  const t = useText(storesTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const holidays = useHolidays()
  const { here, state, ask } = useHere()
  const { hash } = useLocation()
  const [wanted, setWanted] = useState('')
  const place = useRef<HTMLElement>(null)
  useEarlyInput(place)
  const [openOnly, setOpenOnly] = useState(false)
  const [service, setService] = useState<Service | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)

  // the URL hash may contain a store tag
  useEffect(() => {
    const named = stores.find(({ tag }) => `#${tag}` === decodeURIComponent(hash))
    if (named) setChosen(named.id)
  }, [hash, stores])

  const momentOf = ({ hours }: Store) => (now === null || holidays === null ? null : storeMoment({ hours, holidays }, new Date(now)))
  const needle = fold(wanted)
  const fits = (store: Store) =>
    [...Object.values(store.names), ...Object.values(store.cityNames), ...Object.values(store.addresses)].some((text) =>
      fold(text).includes(needle),
    ) &&
    (service === null || store.services.includes(service)) &&
    (!openOnly || momentOf(store)?.state === 'open')
  const listed = stores.filter(fits).map((store) => ({ store, km: here && distanceKm(here, store) }))
  if (here) listed.sort((a, b) => (a.km ?? 0) - (b.km ?? 0))
  const offered = storeServices.filter((one) => stores.some(({ services }) => services.includes(one)))
  const places = listed.map(({ store }, i) => ({ ...store, number: i + 1, name: localized(store.names, language) }))

  /** Selects a store on the map and focuses its card. */
  function choose(id: number): void {
    setChosen(id)
    const card = document.getElementById(stores.find((store) => store.id === id)?.tag ?? '')
    card?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <search ref={place} className={styles.bar}>
        <span className={styles.word}>
          <Icon name="search" size={18} />
          <input
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        </span>
        <Button variant="outline" busy={state === 'asking'} onClick={ask}>
          <Drawing path={locate} size={18} />
          {t('near')}
        </Button>
        <Chip chosen={openOnly} onClick={() => setOpenOnly(!openOnly)}>
          {t('openNow')}
        </Chip>
        {offered.map((one) => (
          <Chip key={one} chosen={service === one} onClick={() => setService(service === one ? null : one)}>
            {t(`service.${one}`)}
          </Chip>
        ))}
      </search>
      <p className={styles.found} role="status">
        {state === 'refused' || state === 'unknown' ? t(`here.${state}`) : t('found', { count: listed.length })}
      </p>
      <div className={styles.split}>
        {listed.length === 0 ? (
          <EmptyState title={t('none.title')} text={t('none.text')}>
            <Button
              variant="outline"
              onClick={() => {
                setWanted('')
                setService(null)
                setOpenOnly(false)
              }}
            >
              {t('none.all')}
            </Button>
          </EmptyState>
        ) : (
          <ol className={styles.list}>
            {listed.map(({ store, km }, i) => (
              <StoreCard key={store.id} store={store} number={i + 1} km={km} moment={momentOf(store)} isChosen={store.id === chosen} />
            ))}
          </ol>
        )}
        <div className={styles.map}>
          <StoreMap places={places} chosen={chosen} choose={choose} here={here} focus={focusOf(needle, service, openOnly, here !== null)} />
        </div>
      </div>
    </>
  )
}

/** Key of the map view: the country without filters. */
function focusOf(...asked: (string | boolean | null)[]): string {
  return asked.some(Boolean) ? asked.join(' ') : ''
}
