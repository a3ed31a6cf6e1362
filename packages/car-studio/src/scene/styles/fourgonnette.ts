import type { Body } from '../body.ts'
import { glazedVan } from './fourgonnette-combi.ts'
import { familyVan } from './fourgonnette-family.ts'
import { panelVan } from './fourgonnette-panel.ts'
import { ruggedVan } from './fourgonnette-rugged.ts'

/** Small vans: closed for loads, glazed with five seats, tall and rugged, a family van of the twenties. */
export const fourgonnette: readonly Body[] = [panelVan, glazedVan, ruggedVan, familyVan]
