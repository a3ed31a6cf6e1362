import { exampleDetail } from '#domains/catalogue/vehicles/ui/buy-box.example.tsx'
import { CompareTable, EmptyPlace } from './compare-table.tsx'

/** Two cars with a free place; three of which one is odd, with the differences alone. */
export default function CompareTableExamples() {
  const duster = exampleDetail()
  const tipo = exampleDetail({
    id: 2,
    brand: 'Fiat',
    model: 'Tipo',
    version: null,
    price: 142_000,
    oldPrice: null,
    mileage: 61_000,
    bodyStyle: 'Sedan',
    isCertified: false,
    color: 'White',
    doors: null,
  })
  const clio = exampleDetail({ id: 3, brand: 'Renault', model: 'Clio', price: 155_000, gearType: 'Automatic', fuelType: 'Gasoline' })
  const common = {
    hrefOf: () => '/search-result',
    onRemove: () => undefined,
    inspections: new Map(),
  }
  return (
    <>
      <div>
        <CompareTable
          {...common}
          cars={[duster, tipo]}
          onlyDifferences={false}
          third={<EmptyPlace href="/search-result" second={false} />}
        />
      </div>
      <div>
        <CompareTable {...common} cars={[duster, tipo, clio]} onlyDifferences third={null} />
      </div>
    </>
  )
}
