/** Who edits the stores. */
export const storeRoles = ['editor', 'manager', 'admin'] as const

/** Characters of the texts of a store. */
export const storeLimits = { name: 60, address: 160, email: 254 } as const

/** Degrees between which the country lies: a store elsewhere is a slip of the pen. */
export const countryBounds = { west: -17.6, east: -0.6, south: 20.5, north: 36.2 } as const
