import type { CheckPartQuotation, Expertise } from '#domains/processes/inspection/contract.ts'
import { editedSheets, openSheets } from '#domains/processes/inspection/status.ts'
import { EditList } from '#domains/processes/inspection/ui/edit-list.tsx'
import { PointEditor } from '#domains/processes/inspection/ui/point-editor.tsx'
import { PointList } from '#domains/processes/inspection/ui/point-list.tsx'
import { SeenPoint } from '#domains/processes/inspection/ui/seen-point.tsx'
import type { useSheetWork } from '#domains/processes/inspection/ui/use-sheet-work.ts'
import { chosen, familyStates, type ShownPart } from '#domains/processes/inspection/ui/work.ts'

export function isOpenTo(sheet: Expertise, part: CheckPartQuotation): boolean {
  if (!sheet.may.answer) return false
  return openSheets.includes(sheet.lastStatus) || (editedSheets.includes(sheet.lastStatus) && part.isReopened)
}

interface SheetPointsProps {
  sheet: Expertise
  work: ReturnType<typeof useSheetWork>
  current: ShownPart | undefined
  show: (part: ShownPart) => void
  /** points marked for a return; null: marking is off */
  marks: { chosen: ReadonlySet<number>; toggle: (id: number) => void } | null
  /** the returned points, and whether only these are shown */
  asked: readonly ShownPart[]
  showsEdits: boolean
  showAll: (all: boolean) => void
  changed: (sheet: Expertise) => void
  refetch: () => void
}

/** Points of the sheet: the returned ones, or those of the current category. */
export function SheetPoints({ sheet, work, current, show, marks, asked, showsEdits, showAll, changed, refetch }: SheetPointsProps) {
  const { parts } = work
  const family = familyStates(parts).find(({ category }) => category === (current?.checkPart.category ?? 'Body'))
  const mayReopen = sheet.may.answer && sheet.lastStatus === 'PendingEdits'
  const besideOf = (part: ShownPart) => parts.filter(({ checkPart }) => checkPart.category === part.checkPart.category)
  const editor = (part: ShownPart) =>
    isOpenTo(sheet, part) ? (
      <PointEditor
        key={part.id}
        part={part}
        place={besideOf(part).indexOf(part) + 1}
        count={besideOf(part).length}
        photos={work.photos.filter(({ checkPartQuotationId }) => checkPartQuotationId === part.id)}
        missing={sheet.missing.find(({ checkPartQuotationId }) => checkPartQuotationId === part.id)?.what ?? []}
        work={work}
      />
    ) : (
      <SeenPoint key={part.id} sheet={sheet} part={part} mayReopen={mayReopen} changed={changed} refetch={refetch} />
    )
  if (showsEdits)
    return (
      <EditList
        asked={asked}
        count={parts.length}
        open={current?.id ?? null}
        setOpen={show}
        editor={editor}
        showAll={() => showAll(true)}
        mayReopen={mayReopen}
      />
    )
  if (!family || !current) return null
  return (
    <PointList
      key={family.category}
      family={family}
      parts={besideOf(current)}
      open={current.id}
      setOpen={show}
      isOpenTo={(part) => isOpenTo(sheet, part)}
      editor={editor}
      marks={marks}
      asked={asked.length === 0 ? null : { count: asked.length, show: () => showAll(false) }}
      answer={(part, action) => work.answer(part, chosen(part, action))}
    />
  )
}
