import { useText } from '#i18n/text.ts'
import { plateCells } from '#shared/plate.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Plate } from '#ui/plate.tsx'

/** Plate of a record: standard ones in cells, others as plain text. */
export function RecordPlate({ plate }: { plate: string | null }) {
  const t = useText(bookingCaseTexts)
  if (!plate) return null
  const cells = plateCells(plate)
  if (!cells)
    return (
      <bdi dir="ltr" className="num">
        {plate}
      </bdi>
    )
  return (
    <Plate
      serial={cells.serial}
      letter={cells.letter}
      code={Number(cells.code)}
      label={t('plateSpoken', { plate: `${cells.serial} ${cells.letter} ${cells.code}` })}
    />
  )
}
