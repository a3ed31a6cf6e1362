import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { dayWords } from '#domains/processes/buying/desk/ui/moments.ts'
import type { CheckList } from '#domains/processes/inspection/points/contract.ts'
import { checkCategories, maxCheckParts, minCheckParts } from '#domains/processes/inspection/values.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { byLanguage, languages } from '#shared/language.ts'
import staffTexts from '#texts/staff'
import staffCheckListTexts from '#texts/staffCheckList'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Button } from '#ui/button.tsx'
import { Failed } from '#ui/failed.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffPage } from '../layout/staff-page.tsx'
import { changesOf, type DraftPart, draftOf, movedBy, partsOf } from './check-list/draft.ts'
import { PartRow } from './check-list/part-row.tsx'
import styles from './check-list.module.css'

/** The points of an inspection; managers publish new versions. */
export default function CheckListPage() {
  const words = useText(staffTexts)
  const { data, failed, setData } = useQuery(apiQuery('/api/staff/checklists', {}))
  if (failed) return <Failed heading="h1" title={words('failed.title')} text={words('failed.text')} retry={failed.retry} />
  if (!data) return <Waiting label={words('loading')} lines={[30, 90, 80]} />
  return <Editor key={data.version} list={data} published={setData} />
}

function Editor({ list, published }: { list: CheckList; published: (list: CheckList) => void }) {
  const t = useText(staffCheckListTexts)
  const format = useFormat()
  const toast = useToast()
  const manages = hasRole(useStaff(), 'manager')
  const before = draftOf(list)
  const [draft, setDraft] = useState<readonly DraftPart[]>(before)
  const [open, setOpen] = useState<string | null>(null)
  const count = changesOf(before, draft)
  const version = String(list.version + 1)
  const save = useMutation(() => callApi('post', '/api/staff/checklists', { body: { version: list.version, parts: partsOf(draft) } }), {
    onSuccess: (next) => {
      toast.success(t('saved'))
      published(next)
    },
  })
  const isSound =
    draft.length >= minCheckParts &&
    draft.length <= maxCheckParts &&
    draft.every(({ titles }) => languages.every((language) => titles[language].trim()))
  const error = save.error
  return (
    <StaffPage
      title={t('title')}
      intro={t('intro', { version: String(list.version), day: dayWords(list.created, format), count: String(list.parts.length) })}
      actions={<Link to={staffAddress.expertises()}>{t('back')}</Link>}
    >
      {checkCategories.map((category) => (
        <Family
          key={category}
          {...{ category, draft, before, open, setOpen, manages, setDraft }}
          start={draft.findIndex((part) => part.category === category) + 1}
        />
      ))}
      {count > 0 && (
        <section className={styles.foot} aria-label={t('publish', { version })}>
          <FormAlert text={error ? (error.code === 'EditConflict' ? t('conflict') : error.message || t('failed')) : null} />
          <p>{t('draft', { count, points: String(draft.length), version })}</p>
          {!isSound && <p className={styles.quiet}>{t('range', { min: String(minCheckParts), max: String(maxCheckParts) })}</p>}
          <p className={styles.moves}>
            <Button busy={save.isPending} disabled={!isSound} onClick={() => void save.send(undefined)}>
              {t('publish', { version })}
            </Button>
            <Button variant="ghost" onClick={() => setDraft(before)}>
              {t('undo')}
            </Button>
          </p>
        </section>
      )}
    </StaffPage>
  )
}

interface FamilyProps {
  category: DraftPart['category']
  draft: readonly DraftPart[]
  before: readonly DraftPart[]
  open: string | null
  setOpen: (key: string | null) => void
  manages: boolean
  setDraft: (draft: readonly DraftPart[]) => void
  start: number
}

/** A category with its points; a new point comes last. */
function Family({ category, draft, before, open, setOpen, manages, setDraft, start }: FamilyProps) {
  const t = useText(staffCheckListTexts)
  const names = useText(staffExpertiseTexts)
  const own = draft.filter((part) => part.category === category)
  const was = new Map(before.map((part) => [part.key, JSON.stringify(part)]))
  const add = () => {
    const last = own.at(-1)
    const part: DraftPart = {
      ...{ key: crypto.randomUUID(), code: '', category, section: last?.section ?? 'Body', titles: byLanguage(() => '') },
      ...{ repairCost: null, replacementCost: null, paintCost: null, unit: null },
    }
    const at = last ? draft.indexOf(last) + 1 : draft.length
    setDraft([...draft.slice(0, at), part, ...draft.slice(at)])
    setOpen(part.key)
  }
  return (
    <details className={styles.family}>
      <summary>
        <h2>{names(`family.${category}`)}</h2>
        <span className={styles.quiet}>{t('points', { count: own.length })}</span>
      </summary>
      <ol>
        {own.map((part, i) => (
          <PartRow
            key={part.key}
            part={part}
            position={start + i}
            isChanged={was.get(part.key) !== JSON.stringify(part)}
            edits={manages ? open === part.key : null}
            toggle={() => setOpen(open === part.key ? null : part.key)}
            set={(more) => setDraft(draft.map((one) => (one.key === part.key ? { ...one, ...more } : one)))}
            move={(by) => setDraft(movedBy(draft, part.key, by))}
            remove={() => setDraft(draft.filter(({ key }) => key !== part.key))}
          />
        ))}
      </ol>
      {manages && (
        <Button size="small" variant="outline" disabled={draft.length >= maxCheckParts} onClick={add}>
          {t('add')}
        </Button>
      )}
    </details>
  )
}
