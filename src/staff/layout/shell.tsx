import { Suspense, useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Drawing } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Logo } from '#ui/logo.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { Guard } from './guard.tsx'
import { SearchField } from './search-field.tsx'
import styles from './shell.module.css'
import { Shortcuts } from './shortcuts.tsx'
import { placeOf, sidebarEntries } from './sidebar.ts'
import { hasRole, useStaff } from './staff.ts'
import { useBrand } from './use-brand.ts'
import { UserMenu } from './user-menu.tsx'

/** Read by the root: these pages have their own layout. */
export const handle = { framed: true }

/** The layout of the back office. The server renders only its loading state: the browser checks access. */
export default function Shell() {
  const t = useText(staffTexts)
  return (
    <>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex, nofollow" />
      <Guard>
        <Frame />
      </Guard>
    </>
  )
}

function Frame() {
  const t = useText(staffTexts)
  const brand = useBrand()
  const { pathname } = useLocation()
  const staff = useStaff()
  const drawer = useRef<HTMLDialogElement>(null)
  const here = placeOf(pathname)
  const mayEnter = !here?.roles || hasRole(staff, ...here.roles)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes when the page changes
  useEffect(() => drawer.current?.close(), [pathname])
  return (
    <div className={styles.shell}>
      <aside className={styles.bar} aria-label={brand}>
        <div className={styles.barIn}>
          <NavLink className={styles.logo} to={sidebarEntries[0]?.to ?? '/'}>
            <Logo name={brand} />
          </NavLink>
          <Places />
          <UserMenu />
        </div>
      </aside>
      <dialog
        ref={drawer}
        className={styles.drawer}
        aria-label={t('nav.label')}
        onPointerDown={(event) => {
          if (event.target === event.currentTarget) event.currentTarget.close()
        }}
      >
        <div className={styles.barIn}>
          <div className={styles.drawerHead}>
            <Logo name={brand} />
            <form method="dialog">
              <IconButton type="submit" icon="x" label={t('nav.close')} />
            </form>
          </div>
          <Places />
          <UserMenu />
        </div>
      </dialog>
      <div className={styles.content}>
        <header className={styles.top}>
          <span className={styles.menu}>
            <IconButton icon="menu" label={t('nav.open')} onClick={() => drawer.current?.showModal()} />
          </span>
          <SearchField />
          <Shortcuts />
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Suspense
            fallback={
              <div aria-busy="true">
                <SkeletonLines widths={[30, 80, 70, 76]} />
              </div>
            }
          >
            {mayEnter ? (
              <Outlet />
            ) : (
              <EmptyState heading="h1" title={t('noRole.title')} text={t('noRole.text')}>
                <ButtonLink to={address.home()}>{t('noAccess.home')}</ButtonLink>
              </EmptyState>
            )}
          </Suspense>
        </main>
      </div>
    </div>
  )
}

function Places() {
  const t = useText(staffTexts)
  const staff = useStaff()
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      {sidebarEntries
        .filter(({ roles }) => !roles || hasRole(staff, ...roles))
        .map(({ name, to, drawing }) => (
          <NavLink key={name} to={to} end={name === 'queue'} title={t(`nav.${name}`)}>
            <Drawing path={drawing} size={18} flip={name === 'messages'} />
            <span>{t(`nav.${name}`)}</span>
            {name === 'queue' && hasRole(staff, 'agent', 'controller', 'manager') && <DecisionBadge />}
          </NavLink>
        ))}
    </nav>
  )
}

const countedEvery = 60_000

/** Number of bookings that require a decision of this user; nothing for zero. */
function DecisionBadge() {
  const t = useText(staffTexts)
  const { data } = useQuery(
    apiQuery('/api/vehiclebookings/decisions', {}, { refetchInterval: countedEvery, placeholderData: keepPreviousData }),
  )
  if (!data || data.count === 0) return null
  return (
    <>
      <b className={styles.badge} aria-hidden="true">
        {data.count}
      </b>
      <span className="vh">{t('nav.decisions', { count: data.count })}</span>
    </>
  )
}

/** Keeps the navigation when a page fails. */
export function ErrorBoundary() {
  const t = useText(staffTexts)
  return (
    <main id="main" tabIndex={-1} className="container">
      <EmptyState heading="h1" title={t('failed.title')} text={t('failed.text')}>
        <Button onClick={() => window.location.reload()}>{t('failed.retry')}</Button>
      </EmptyState>
    </main>
  )
}
