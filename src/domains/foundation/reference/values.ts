/** Roles that may edit stores. */
export const storeRoles = ['editor', 'manager', 'admin'] as const

/** Maximum lengths of the texts of a store, in characters. */
export const storeLimits = { name: 60, address: 160, email: 254 } as const

/** Bounds of the country in degrees; coordinates outside are invalid. */
export const countryBounds = { west: -17.6, east: -0.6, south: 20.5, north: 36.2 } as const
