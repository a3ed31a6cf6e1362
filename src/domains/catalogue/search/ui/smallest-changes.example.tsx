import { exampleFacets } from './filter-panel.example.tsx'
import { SmallestChanges } from './smallest-changes.tsx'

/** A dearer car, the next city, a like model, a filter that goes. */
export default function SmallestChangesExample() {
  const search = new URLSearchParams('Brands=Dacia&Models=Sandero&FuelTypes=Diesel&Cities=Casablanca&MaxPrice=120000')
  const widen = [
    { kind: 'price', value: '128000', parameters: { MaxPrice: ['128000'] }, total: 5, brand: null, distance: null },
    { kind: 'city', value: 'Mohammédia', parameters: { Cities: ['Casablanca', 'Mohammédia'] }, total: 4, brand: null, distance: 28 },
    {
      kind: 'model',
      value: '208',
      parameters: { Brands: ['Dacia', 'Peugeot'], Models: ['Sandero', '208'] },
      total: 7,
      brand: 'Peugeot',
      distance: null,
    },
  ] as const
  const facets = exampleFacets({
    total: 2,
    loosen: [{ parameters: ['FuelTypes'], total: 11 }],
    widen: widen.map((way) => ({
      ...way,
      parameters: Object.fromEntries(Object.entries(way.parameters).map(([name, all]) => [name, [...all]])),
    })),
  })
  return <SmallestChanges search={search} facets={facets} />
}
