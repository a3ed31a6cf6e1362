import { ChosenFilters } from './chosen-filters.tsx'
import { exampleFacets } from './filter-panel.example.tsx'

/** Several filters, ranges and names among them; one alone, without the link that clears all. */
export default function ChosenFiltersExamples() {
  const { facets } = exampleFacets()
  return ['Brands=Dacia&Models=Duster&FuelTypes=Diesel&MinPrice=80000&MaxPrice=150000&IsCertified=true', 'Cities=Casablanca'].map(
    (search) => (
      <div key={search}>
        <ChosenFilters search={new URLSearchParams(search)} named={facets} go={() => undefined} />
      </div>
    ),
  )
}
