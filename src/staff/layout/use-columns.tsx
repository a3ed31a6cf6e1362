import { useMemo } from 'react'
import { useLocalStorage } from '#client/device.ts'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import { Checkbox } from '#ui/checkbox.tsx'
import { Drawing } from '#ui/icon.tsx'
import { drawings } from './drawings.ts'
import type { StaffColumn } from './staff-table.tsx'
import styles from './use-columns.module.css'

/** Returns the hidden columns of a table, stored on the device by the name of the table; by default those that the table hides. */
export function useColumns(
  table: string,
  atFirst: readonly string[] = nothing,
): { hidden: ReadonlySet<string>; toggle: (key: string) => void } {
  const [kept, change] = useLocalStorage('staff.columns')
  const hidden = useMemo(() => new Set(hiddenIn(kept, table) ?? atFirst), [kept, table, atFirst])
  return {
    hidden,
    toggle: (key) =>
      change((now) => {
        const next = new Set(hiddenIn(now, table) ?? atFirst)
        if (!next.delete(key)) next.add(key)
        return { ...(typeof now === 'object' ? now : null), [table]: [...next] }
      }),
  }
}

const nothing: readonly string[] = []

function hiddenIn(kept: unknown, table: string): string[] | null {
  const list = (kept as Record<string, unknown> | null)?.[table]
  return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : null
}

interface ColumnChooserProps {
  columns: readonly Pick<StaffColumn<never>, 'key' | 'name' | 'fixed'>[]
  chosen: ReturnType<typeof useColumns>
}

export function ColumnChooser({ columns, chosen }: ColumnChooserProps) {
  const t = useText(staffTexts)
  return (
    <details
      className={styles.chooser}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.open = false
      }}
    >
      <summary>
        <Drawing path={drawings.columns} size={18} />
        {t('table.columns')}
      </summary>
      <div className={styles.list}>
        {columns
          .filter(({ fixed }) => !fixed)
          .map(({ key, name }) => (
            <Checkbox key={key} checked={!chosen.hidden.has(key)} onChange={() => chosen.toggle(key)}>
              {name}
            </Checkbox>
          ))}
      </div>
    </details>
  )
}
