import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiContext } from '#client/api.ts'
import { ConsentChoice } from '#domains/customers/leads/ui/consent-choice.tsx'
import { Article } from '#domains/publishing/content/ui/article.tsx'
import { useText } from '#i18n/text.ts'
import contentTexts from '#texts/content'
import { ContentPage, readContent } from '../layout/content-page.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return readContent(context.get(apiContext).GET('/api/websitepages/cookies'))
}

export default function CookiesPage() {
  const content = useLoaderData<typeof loader>()
  const t = useText(contentTexts)
  return (
    <>
      <ContentPage name="cookies" content={content}>
        <ConsentChoice />
        <Article content={content} contents={t('contents')} />
      </ContentPage>
      {/* the choice can be changed even without the text */}
      {content.sections.length === 0 && (
        <div className="container">
          <ConsentChoice />
        </div>
      )}
    </>
  )
}
