/** Mileage limits of the search in km, inclusive (specification, section 9). The setting `search.mileageSteps` selects among them. */
export const mileageSteps = [1000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 300_000, 400_000, 500_000]
