import { useEffect, useRef, useState } from 'react'
import { useLazyQuery } from '#client/lazy-query.ts'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import searchFiltersTexts from '#texts/searchFilters'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Figure } from '#ui/figure.tsx'
import { filtersOnly, searchText, withoutFilters } from '../address.ts'
import type { Facets } from '../contract.ts'
import { FilterPanel } from './filter-panel.tsx'
import styles from './filter-sheet.module.css'
import { queryOf } from './search-query.ts'

interface FilterSheetProps {
  open: boolean
  search: URLSearchParams
  facets: Facets
  close: () => void
  go: (next: URLSearchParams) => void
}

/** Filter dialog of small screens: shows live counts; changes are applied by "Voir N voitures". */
export function FilterSheet({ open, search, facets, close, go }: FilterSheetProps) {
  const t = useText(searchFiltersTexts)
  const words = useText(searchTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [draft, setDraft] = useState(search)
  const { live, busy } = useLiveFacets(draft, search, facets)

  useEffect(() => {
    const box = dialog.current
    if (!open || !box || box.open) return
    setDraft(search)
    box.showModal()
  }, [open, search])

  return (
    <Dialog
      ref={dialog}
      look="sheet"
      title={t('filters.title')}
      onClose={close}
      foot={
        <div className={styles.foot}>
          <Button variant="ghost" onClick={() => setDraft(withoutFilters(draft))}>
            {words('filters.clear')}
          </Button>
          <Button
            block
            onClick={() => {
              dialog.current?.close()
              go(draft)
            }}
          >
            <span aria-live="polite">
              <Figure words>{t('filters.show', { count: live.total })}</Figure>
            </span>
          </Button>
        </div>
      }
    >
      <div className={styles.body} aria-busy={busy}>
        {open && <FilterPanel search={draft} facets={live} change={setDraft} />}
      </div>
    </Dialog>
  )
}

/** Returns the counts of the draft search; the previous counts stay until the next response. Choices work without counts. */
function useLiveFacets(draft: URLSearchParams, shown: URLSearchParams, facets: Facets): { live: Facets; busy: boolean } {
  const tried = filtersOnly(draft)
  const settled = searchText(tried) === searchText(filtersOnly(shown))
  const { data, isFetching } = useLazyQuery(
    apiQuery('/api/vehicles/facets', settled ? null : { params: { query: queryOf(tried) } }, {
      placeholderData: keepPreviousData,
    }),
  )
  return settled ? { live: facets, busy: false } : { live: data ?? facets, busy: isFetching }
}
