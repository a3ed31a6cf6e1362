import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { Claims } from '#domains/publishing/content/ui/claims.tsx'
import { KeptFigures } from '#domains/publishing/content/ui/kept-figures.tsx'
import { useText } from '#i18n/text.ts'
import contentTexts from '#texts/content'
import { ButtonLink } from '#ui/button.tsx'
import { ContentPage, readContent } from '../layout/content-page.tsx'

/** Loads the commitments and their figures; without figures the page lists the commitments only. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [content, figures] = await Promise.all([readContent(api.GET('/api/websitepages/commitment')), api.GET('/api/commitments/figures')])
  return data({ content: content.data, kept: figures.data ?? { least: 0, figures: [] } }, content.init ?? {})
}

/** Commitments of the company and how to complain. Every figure comes from records. */
export default function CommitmentsPage() {
  const { content, kept } = useLoaderData<typeof loader>()
  const t = useText(contentTexts)
  return (
    <ContentPage name="commitments" content={content} lead={t('lead.commitments')}>
      <Claims
        content={content}
        figures={<KeptFigures {...kept} />}
        action={
          <ButtonLink to={address.contact()} variant="outline">
            {t('empty.write')}
          </ButtonLink>
        }
      />
    </ContentPage>
  )
}
