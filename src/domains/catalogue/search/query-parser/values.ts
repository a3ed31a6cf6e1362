/** What a proposal may stand for. */
export const suggestionKinds = ['brand', 'model', 'city', 'bodyStyle', 'fuelType', 'gearType', 'color'] as const
