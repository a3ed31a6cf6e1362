import { useText } from '#i18n/text.ts'
import type { PageType } from '../pages/values.ts'
import { Article } from './article.tsx'
import { Claims } from './claims.tsx'
import { Faq } from './faq.tsx'
import type { PageContent } from './page-content.ts'
import { SupportSteps } from './support-steps.tsx'

/** A page that is not online yet as its own screen would draw it. `writeHref`: where a question goes that none answers. */
export function PageView({ pageType, content, writeHref }: { pageType: PageType; content: PageContent; writeHref: string }) {
  const t = useText('content')
  switch (pageType) {
    case 'Commitment':
      return <Claims content={content} figures={null} action={null} />
    case 'Assistance':
      return <SupportSteps content={content} />
    case 'FAQ':
      return <Faq content={content} writeHref={writeHref} />
    default:
      return <Article content={content} contents={t('contents')} />
  }
}
