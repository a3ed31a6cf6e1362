import { BeyondLastPage, EmptyResults } from './empty-results.tsx'
import { exampleFacets } from './filter-panel.example.tsx'

/** Which filter to take away, which pair, nothing that helps, and a page past the last one. */
export default function EmptyResultsExamples() {
  const search = new URLSearchParams('Brands=Dacia&FuelTypes=Electric&MaxPrice=80000')
  const loosen = [
    { parameters: ['FuelTypes'], total: 90 },
    { parameters: ['MaxPrice'], total: 3 },
  ]
  return (
    <>
      <EmptyResults search={search} facets={exampleFacets({ total: 0, loosen })} />
      <EmptyResults
        search={search}
        facets={exampleFacets({ total: 0, loosen: [], loosenPairs: [{ parameters: ['Brands', 'FuelTypes'], total: 12 }] })}
      />
      <EmptyResults search={search} facets={exampleFacets({ total: 0, loosen: [] })} />
      <BeyondLastPage search={new URLSearchParams('Brands=Dacia&page=99')} total={90} />
    </>
  )
}
