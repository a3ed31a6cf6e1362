import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { latePart } from '#ui/late-part.tsx'
import { partsOf, searchText, withValues } from '../address.ts'
import type { ListedVehicle } from '../contract.ts'
import { sortOf } from '../values.ts'
import { placeFacts } from './place-facts.ts'
import styles from './why-here.module.css'

const HowRanked = latePart(async () => (await import('./how-ranked.tsx')).HowRanked)

interface WhyHereProps {
  car: ListedVehicle
  search: URLSearchParams
}

/** Explains the position of a car: a popover over the card, a bottom sheet on phones. */
export function WhyHere({ car, search }: WhyHereProps) {
  const t = useText(searchTexts)
  const [open, setOpen] = useState(false)
  const [ranked, setRanked] = useState(false)
  const ask = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={ask}
        type="button"
        className={styles.ask}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('why.askOf', { car: `${car.brand} ${car.model}` })}
        onClick={() => setOpen((now) => !now)}
      >
        {t('why.ask')}
      </button>
      {open && <Why car={car} search={search} close={() => setOpen(false)} explain={() => setRanked(true)} />}
      {ranked && (
        <Suspense>
          <HowRanked
            close={() => {
              setRanked(false)
              ask.current?.focus()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

interface WhyProps extends WhyHereProps {
  close: () => void
  explain: () => void
}

function Why({ car, search, close, explain }: WhyProps) {
  const t = useText(searchTexts)
  const { pathname } = useLocation()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const { place, reason, placeWithoutPayment } = car.placement

  // The browser closes it on Esc and on an outside click, and returns the focus to the button.
  useEffect(() => {
    const shown = box.current
    if (!shown) return
    const asked = shown.previousElementSibling
    shown.showPopover(asked instanceof HTMLElement ? { source: asked } : undefined)
  }, [])

  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-labelledby={id}
      className={styles.why}
      onToggle={(event) => {
        if (event.newState === 'closed') close()
      }}
    >
      <div className={styles.head}>
        <b id={id}>{t('why.title', { place })}</b>
        <IconButton icon="x" label={t('why.close')} autoFocus onClick={() => box.current?.hidePopover()} />
      </div>
      <p>
        {reason === 'Paid'
          ? t.rich('why.Paid', { place: placeWithoutPayment ?? place, b: (words) => <b key="b">{words}</b> })
          : t(`why.${reason}`, { order: t(`sort.${sortOf(search).name}`) })}
      </p>
      <ul>
        {placeFacts(car, partsOf(search).length > 0).map(({ key, good }) => (
          <li key={key} data-good={good ? '' : undefined}>
            <Icon name={good ? 'check' : 'minus'} size={18} />
            <span>{t(`why.${key}`)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.rule}>
        {reason !== 'Sort' && `${t('why.rule')} `}
        <button type="button" className={styles.way} onClick={explain}>
          {t('why.how')}
        </button>
      </p>
      {reason === 'Paid' && (
        <Link className={styles.way} to={{ pathname, search: searchText(withValues(search, { IsBoosted: false })) }} preventScrollReset>
          {t('why.hidePaid')}
        </Link>
      )}
    </div>
  )
}
