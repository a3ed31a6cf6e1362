import { useSearchParams } from 'react-router'
import { useText } from '#i18n/text.ts'
import teamTexts from '#texts/team'
import { latePart } from '#ui/late-part.tsx'
import { Members } from './team/members.tsx'

const Rotas = latePart(async () => (await import('./team/rotas.tsx')).default)

/** Members of the staff, and the rota of new sales. */
export default function TeamPage() {
  const t = useText(teamTexts)
  const [search] = useSearchParams()
  const asked = search.get('view')
  const view = asked === 'rota' || asked === 'former' ? asked : 'members'
  const views = {
    label: t('views'),
    chosen: view,
    list: [
      { value: 'members', name: t('members') },
      { value: 'rota', name: t('rota') },
      { value: 'former', name: t('former') },
    ],
  }
  return view === 'rota' ? <Rotas views={views} /> : <Members views={views} former={view === 'former'} />
}
