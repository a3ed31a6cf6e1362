import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useExampleWords } from '#ui/example-words.ts'
import { StatusLabel } from '#ui/status-label.tsx'
import { Pager } from './pager.tsx'
import { StaffBar, Views } from './staff-page.tsx'
import { type StaffColumn, StaffTable } from './staff-table.tsx'
import { ColumnChooser, useColumns } from './use-columns.tsx'

interface Row {
  id: number
  reference: string
  name: string
  price: string
  late: boolean
}

const page = { currentPage: 2, pageCount: 12, firstRowOnPage: 26, lastRowOnPage: 50, rowCount: 287 }

/** A complete list: saved views, filters, overdue and selected rows, pages; then a loading, an empty and a failed list. */
export default function StaffTableExamples() {
  const say = useExampleWords()
  const columnsChosen = useColumns('example')
  const [chosen, change] = useState(new Set<number | string>([2]))
  const rows: Row[] = [
    { id: 1, reference: 'RV-2026-000123', name: say({ fr: 'Salma Bennani', ar: 'سلمى بناني' }), price: '187 000', late: true },
    {
      id: 2,
      reference: 'RV-2026-000124',
      name: say({ fr: 'Société Atlas Transport et Messagerie', ar: 'شركة أطلس للنقل' }),
      price: '92 500',
      late: false,
    },
    { id: 3, reference: 'RV-2026-000125', name: say({ fr: 'Omar Tazi', ar: 'عمر التازي' }), price: '1 250 000', late: false },
  ]
  const columns: StaffColumn<Row>[] = [
    {
      key: 'reference',
      name: say({ fr: 'Référence', ar: 'المرجع' }),
      card: 'title',
      fixed: true,
      cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi>,
    },
    { key: 'name', name: say({ fr: 'Client', ar: 'الزبون' }), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'status',
      name: say({ fr: 'État', ar: 'الحالة' }),
      card: 'aside',
      cell: ({ late }) => (
        <StatusLabel
          tone={late ? 'warning' : 'running'}
          label={late ? say({ fr: 'En retard', ar: 'متأخر' }) : say({ fr: 'En cours', ar: 'جارٍ' })}
        />
      ),
    },
    {
      key: 'price',
      name: say({ fr: 'Prix (DH)', ar: 'الثمن (درهم)' }),
      end: true,
      cell: ({ price }) => <span className="num">{price}</span>,
    },
  ]
  const views = [
    { value: 'mine', name: say({ fr: 'Les miennes', ar: 'الخاصة بي' }), count: 3 },
    { value: 'overdue', name: say({ fr: 'En retard', ar: 'متأخرة' }), count: 1, urgent: true },
    { value: 'all', name: say({ fr: 'Toutes', ar: 'الكل' }), count: 287 },
  ]
  return (
    <>
      <div>
        <Views label={say({ fr: 'Vues', ar: 'العروض' })} list={views} chosen="mine" />
        <StaffBar end={<ColumnChooser columns={columns} chosen={columnsChosen} />}>
          <select aria-label={say({ fr: 'Agence', ar: 'الوكالة' })}>
            <option>{say({ fr: 'Toutes les agences', ar: 'كل الوكالات' })}</option>
          </select>
          <form aria-label={say({ fr: 'Recherche', ar: 'بحث' })}>
            <input
              type="search"
              aria-label={say({ fr: 'Chercher', ar: 'بحث' })}
              placeholder={say({ fr: 'Référence, nom…', ar: 'مرجع، اسم…' })}
            />
          </form>
        </StaffBar>
        <StaffTable
          label={say({ fr: 'Réservations', ar: 'الحجوزات' })}
          columns={columns}
          hidden={columnsChosen.hidden}
          rows={rows}
          keyOf={({ id }) => id}
          late={({ late }) => late}
          selection={{ chosen, change, nameOf: ({ reference }) => reference }}
          empty={{ title: '', text: '' }}
        />
        <Pager page={page} />
      </div>
      <Unfilled />
    </>
  )
}

function Unfilled() {
  const say = useExampleWords()
  const common = { columns: [], keyOf: () => 0, label: '' }
  const empty = {
    title: say({ fr: 'Rien à faire', ar: 'لا شيء للقيام به' }),
    text: say({ fr: 'Aucune réservation n’attend.', ar: 'لا ينتظر أي حجز.' }),
    ways: <Button variant="outline">{say({ fr: 'Toutes les réservations', ar: 'كل الحجوزات' })}</Button>,
  }
  return (
    <>
      <div>
        <StaffTable {...common} rows={null} empty={empty} />
      </div>
      <div>
        <StaffTable {...common} rows={[]} empty={empty} />
      </div>
      <div>
        <StaffTable {...common} rows={null} empty={empty} failed={{ retry: () => undefined }} />
      </div>
    </>
  )
}
