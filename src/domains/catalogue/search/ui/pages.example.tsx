import { Pages } from './pages.tsx'

/** At the beginning, and in the middle of many. */
export default function PagesExamples() {
  const search = new URLSearchParams('Brands=Dacia')
  return [
    { page: 1, count: 4, first: 1, last: 24, total: 90 },
    { page: 12, count: 54, first: 265, last: 288, total: 1284 },
  ].map((place) => (
    <div key={place.total}>
      <Pages search={search} {...place} />
    </div>
  ))
}
