import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { Claims } from '#domains/content/ui/claims.tsx'
import { useText } from '#i18n/text.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ContentPage, readContent } from '../layout/content-page.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return readContent(context.get(apiContext).GET('/api/websitepages/commitment'))
}

/** What the house binds itself to, and what to do when it did not. No figure stands here that no record proves. */
export default function CommitmentsPage() {
  const content = useLoaderData<typeof loader>()
  const t = useText('content')
  return (
    <ContentPage name="commitments" content={content} lead={t('lead.commitments')}>
      <Claims
        content={content}
        action={
          <ButtonLink to={address.contact()} variant="outline">
            {t('empty.write')}
          </ButtonLink>
        }
      />
    </ContentPage>
  )
}
