/**
 * The one place where the studio reaches into the product: the body styles, angles and colours that cars have, the code that joins the
 * layers of a picture, and the browser of the journeys. The product imports nothing from the studio.
 */
export { kebab, mastersArchive } from '../../../db/demo/masters.ts'
export { measures } from '../../../db/demo/measures.ts'
export { packMasters } from '../../../db/demo/pack-masters.ts'
export { paintColors, repaint } from '../../../db/demo/repaint.ts'
export { flatSurface } from '../../../db/demo/warp.ts'
export { findBrowser } from '../../../e2e/browser.ts'
export type { Color } from '../../../src/domains/catalogue/vehicles/contract.ts'
export { colors } from '../../../src/domains/catalogue/vehicles/rules.ts'
export type { BodyStyle } from '../../../src/domains/foundation/reference/contract.ts'
export { bodyStyles } from '../../../src/domains/foundation/reference/rules.ts'
