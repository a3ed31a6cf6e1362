import { data, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { requestTypes } from '#domains/processes/selling/status.ts'
import { type RequestStep, requestSteps } from '#domains/processes/selling/ui/request-draft.ts'
import { saleToHandOver } from '#domains/processes/selling/ui/request-sent.tsx'
import { RequestSteps } from '#domains/processes/selling/ui/request-steps.tsx'
import { useText } from '#i18n/text.ts'
import sellingTexts from '#texts/selling'
import { PersonalDataNotice } from '#ui/personal-data-notice.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'
import styles from './create-request.module.css'

/** Loads makes, cities and stores; models load with the make. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [brands, cities, stores] = await Promise.all([
    api.GET('/api/vehiclebrands/stripped'),
    api.GET('/api/cities/details'),
    api.GET('/api/storageareas'),
  ])
  if (!brands.data || !cities.data || !stores.data) throw data(null, { status: 503 })
  return {
    brands: brands.data.map(({ name, names }) => ({ name, names })),
    cities: cities.data.map(({ name, names }) => ({ name, names })),
    stores: stores.data.map(({ id, names, city, cityNames, addresses, isDeactivated, latitude, longitude }) => ({
      ...{ id, names, city, cityNames, addresses, isDeactivated, latitude, longitude },
    })),
  }
}

/** All steps have the same data: a step offline needs no request. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

const asStep = (text: string | null): RequestStep | null => requestSteps.find((step) => step === text) ?? null

/** The form in which a customer offers a car, for sale or in exchange. */
export default function CreateRequestPage() {
  const choices = useLoaderData<typeof loader>()
  const t = useText(sellingTexts)
  const site = useSite()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <div className="container">
      <PageMeta title={t('metaTitle')} description={t('metaDescription')} />
      <RequestSteps
        {...choices}
        estimateKey={search.get('estimate')}
        way={requestTypes.find((one) => one === search.get('type')) ?? null}
        advert={/^\d{1,9}$/.test(search.get('advert') ?? '') ? Number(search.get('advert')) : null}
        draftKey={search.get('draft')}
        resumed={(step) => void navigate(address.createRequest(step === null ? {} : { step }), { replace: true })}
        step={asStep(search.get('step'))}
        go={(step) => void navigate(address.createRequest({ step }))}
        done={(sent) => void navigate(address.requestSuccess(), { replace: true, state: { sale: saleToHandOver(sent, choices.stores) } })}
      />
      <div className={styles.notice}>
        <PersonalDataNotice purpose="sale" controller={site.company} cndp={site.cndp} email={site.email} />
      </div>
    </div>
  )
}
