import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiContext } from '#client/api.ts'
import { Article } from '#domains/publishing/content/ui/article.tsx'
import { useText } from '#i18n/text.ts'
import contentTexts from '#texts/content'
import { ContentPage, readContent } from '../layout/content-page.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return readContent(context.get(apiContext).GET('/api/websitepages/privacy'))
}

/** Privacy policy (law 09-08). */
export default function PrivacyPage() {
  const content = useLoaderData<typeof loader>()
  const t = useText(contentTexts)
  return (
    <ContentPage name="privacy" content={content}>
      <Article content={content} contents={t('contents')} />
    </ContentPage>
  )
}
