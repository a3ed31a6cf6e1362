import { useState } from 'react'
import type { Facets } from '../contract.ts'
import { FilterPanel } from './filter-panel.tsx'

const bins = (from: number, step: number, counts: readonly number[]): Facets['histograms']['price']['bins'] =>
  counts.map((count, i) => ({ from: from + i * step, to: i === counts.length - 1 ? null : from + (i + 1) * step, count }))

/** Returns plausible counts with `changes`. */
export function exampleFacets(changes: Partial<Facets> = {}): Facets {
  const flags = (count: number) => [
    { value: true, count },
    { value: false, count: 712 - count },
  ]
  return {
    total: 712,
    certified: 214,
    facets: {
      brands: [
        { value: 'Dacia', label: { fr: 'Dacia', ar: 'داسيا' }, count: 164 },
        { value: 'Renault', label: { fr: 'Renault', ar: 'رونو' }, count: 121 },
        { value: 'Peugeot', label: { fr: 'Peugeot', ar: 'بوجو' }, count: 97 },
        { value: 'Volkswagen', label: { fr: 'Volkswagen', ar: 'فولكسفاغن' }, count: 68 },
        { value: 'Hyundai', label: { fr: 'Hyundai', ar: 'هيونداي' }, count: 61 },
        { value: 'Toyota', label: { fr: 'Toyota', ar: 'تويوتا' }, count: 40 },
        { value: 'Citroën', label: { fr: 'Citroën', ar: 'سيتروين' }, count: 31 },
        { value: 'Lada', label: { fr: 'Lada', ar: 'لادا' }, count: 0 },
      ],
      models: [
        { value: 'Duster', label: { fr: 'Duster', ar: 'داستر' }, brand: 'Dacia', count: 90 },
        { value: 'Sandero', label: { fr: 'Sandero', ar: 'سانديرو' }, brand: 'Dacia', count: 74 },
      ],
      cities: [
        { value: 'Casablanca', label: { fr: 'Casablanca', ar: 'الدار البيضاء' }, count: 300 },
        { value: 'Fès', label: { fr: 'Fès', ar: 'فاس' }, count: 41 },
      ],
      storageAreas: [{ value: 3, label: { fr: 'Rihla Casablanca', ar: 'رحلة الدار البيضاء' }, count: 80 }],
      bodyStyles: [
        { value: 'Citadine', count: 175 },
        { value: 'SUV', count: 191 },
        { value: 'Cabriolet', count: 0 },
      ],
      fuelTypes: [
        { value: 'Diesel', count: 596 },
        { value: 'Gasoline', count: 241 },
        { value: 'Hybrid', count: 116 },
        { value: 'Electric', count: 0 },
      ],
      gearTypes: [
        { value: 'Manual', count: 377 },
        { value: 'Automatic', count: 335 },
      ],
      colors: [{ value: 'White', count: 200 }],
      conditions: [
        { value: 'New', count: 12 },
        { value: 'Used', count: 700 },
      ],
      registrationTypes: [],
      operationTypes: [],
      repairStatuses: [],
      isCertified: flags(214),
      isFirstHand: flags(310),
      isControlled: flags(400),
      isRepaired: flags(20),
      isPromoted: flags(30),
      isFinanced: flags(30),
      ages: [
        { years: 1, minReleaseDate: '2025-03-24', count: 34 },
        { years: 5, minReleaseDate: '2021-03-24', count: 320 },
      ],
      mileages: [{ maxMileage: 50_000, count: 120 }],
    },
    histograms: {
      price: { min: 38_000, max: 890_000, bins: bins(0, 50_000, [20, 90, 160, 180, 120, 70, 40, 20, 8, 4]) },
      mileage: { min: 0, max: 320_000, bins: bins(0, 40_000, [80, 160, 190, 140, 90, 52]) },
      year: { min: 2008, max: 2026, bins: bins(2016, 1, [20, 30, 50, 80, 120, 140, 110, 90, 50, 22]) },
    },
    ...changes,
  }
}

/** All filters, with state in this component instead of the URL. */
export default function FilterPanelExample() {
  const [search, change] = useState(new URLSearchParams('Brands=Dacia&FuelTypes=Diesel&MaxPrice=250000'))
  return (
    <div style={{ inlineSize: '17.5rem' }}>
      <FilterPanel search={search} facets={exampleFacets()} change={change} />
    </div>
  )
}
