import { address } from '#client/addresses.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import contentTexts from '#texts/content'
import type { PageType } from '../pages/values.ts'
import { Article, Sections } from './article.tsx'
import { Claims } from './claims.tsx'
import { Faq } from './faq.tsx'
import { homeParts, type PageContent } from './page-content.ts'
import { SellDoor } from './sell-door.tsx'
import { Services } from './services.tsx'
import { SupportSteps } from './support-steps.tsx'
import { TrustLine } from './trust-line.tsx'

/** Editorial parts of the home page, without the cars. */
function HomeView({ content }: { content: PageContent }) {
  const language = useLanguage()
  const { claim, promises, services, waysToSell, others } = homeParts(content)
  return (
    <>
      <h2>{claim?.[language]}</h2>
      <TrustLine promises={promises} />
      <Services services={services} />
      {waysToSell.length > 0 && (
        <SellDoor
          ways={waysToSell}
          phone=""
          networkHref={address.workshops()}
          estimateHref={address.sell()}
          requestHref={address.createRequest()}
        />
      )}
      <Sections sections={others} />
    </>
  )
}

/** Preview of a page in its own layout. `writeHref`: contact page. */
export function PageView({ pageType, content, writeHref }: { pageType: PageType; content: PageContent; writeHref: string }) {
  const t = useText(contentTexts)
  switch (pageType) {
    case 'Home':
      return <HomeView content={content} />
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
