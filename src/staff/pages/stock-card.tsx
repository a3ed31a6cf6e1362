import { useParams, useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { StockCard } from '#domains/catalogue/stock/contract.ts'
import { StockHistory } from '#domains/catalogue/stock/ui/stock-history.tsx'
import { StockMoves } from '#domains/catalogue/stock/ui/stock-moves.tsx'
import { StockPictures } from '#domains/catalogue/stock/ui/stock-pictures.tsx'
import { StockPrice } from '#domains/catalogue/stock/ui/stock-price.tsx'
import { StockSwitches } from '#domains/catalogue/stock/ui/stock-switches.tsx'
import { StockTasks } from '#domains/catalogue/stock/ui/stock-tasks.tsx'
import { useCatalogue } from '#domains/catalogue/stock/ui/use-catalogue.ts'
import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffPage } from '../layout/staff-page.tsx'
import { CardForm } from './stock/card-form.tsx'
import { CardIntro } from './stock/card-intro.tsx'
import { CertifyButton } from './stock/certify-button.tsx'
import styles from './stock-card.module.css'

const tabs = ['card', 'photos', 'tasks', 'history'] as const

/** The card of one car: fields, photos, tasks and history, with the available actions. */
export default function StockCardPage() {
  const t = useText(stockTexts)
  const id = Number(useParams().id)
  const { data: card, error, failed, setData, refetch } = useQuery(apiQuery('/api/staff/vehicles/{id}', { params: { path: { id } } }))
  if (error?.isMissing || error?.status === 400)
    return (
      <EmptyState heading="h1" title={t('gone')} text={t('goneText')}>
        <ButtonLink to={staffAddress.stock()}>{t('backToList')}</ButtonLink>
      </EmptyState>
    )
  if (failed)
    return (
      <Failed heading="h1" title={t('failed')} text="" retry={failed.retry}>
        <ButtonLink variant="ghost" to={staffAddress.stock()}>
          {t('backToList')}
        </ButtonLink>
      </Failed>
    )
  if (!card) return <Waiting label={t('loading')} lines={[30, 80, 70, 76]} />
  return <Card key={id} card={card} put={setData} reload={() => void refetch()} />
}

interface CardProps {
  card: StockCard
  put: (card: StockCard) => void
  reload: () => void
}

function Card({ card, put, reload }: CardProps) {
  const t = useText(stockTexts)
  const catalogue = useCatalogue()
  const [search] = useSearchParams()
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'card'
  const openTasks = card.tasks.filter(({ lastStatus }) => lastStatus !== 'Completed' && lastStatus !== 'Cancelled').length
  const counts = { card: undefined, photos: card.pictures.length, tasks: openTasks, history: undefined }
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumb label={t('crumbs')} steps={[{ name: t('back'), to: staffAddress.stock() }, { name: card.reference }]} />
      </div>
      <StaffPage
        title={`${card.brand} ${card.model}`}
        intro={<CardIntro card={card} />}
        actions={
          <>
            <CertifyButton card={card} />
            {card.isPublic && (
              <ButtonLink variant="outline" size="small" to={address.car(card.slug, card.id)}>
                {t('seeOnSite')}
              </ButtonLink>
            )}
          </>
        }
        views={{
          label: t('tabs.label'),
          parameter: 'tab',
          chosen: tab,
          list: tabs.map((one) => ({ value: one, name: t(`tabs.${one}`), count: counts[one] })),
        }}
      >
        <div className={styles.columns}>
          <aside className={styles.side} data-tab={tab}>
            <StockMoves card={card} areas={catalogue?.areas ?? []} put={put} reload={reload} />
            <StockPrice card={card} put={put} reload={reload} />
            <StockSwitches card={card} put={put} />
          </aside>
          <div className={styles.main}>
            <div hidden={tab !== 'card'}>
              <CardForm card={card} put={put} catalogue={catalogue} />
            </div>
            <OtherTabs tab={tab} card={card} put={put} reload={reload} />
          </div>
        </div>
      </StaffPage>
    </>
  )
}

/** Photos, tasks and history: all mounted, one visible, so that no input is lost. */
function OtherTabs({ tab, card, put, reload }: CardProps & { tab: (typeof tabs)[number] }) {
  const staff = useStaff()
  return (
    <>
      <div hidden={tab !== 'photos'}>
        <StockPictures card={card} put={put} reload={reload} />
      </div>
      <div hidden={tab !== 'tasks'}>
        <StockTasks
          card={card}
          put={(tasks) => put({ ...card, tasks })}
          reload={reload}
          mayChange={hasRole(staff, 'agent', 'controller', 'manager')}
        />
      </div>
      <div hidden={tab !== 'history'}>
        <StockHistory card={card} />
      </div>
    </>
  )
}
