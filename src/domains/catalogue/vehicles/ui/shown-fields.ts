// Generated from src/domains/catalogue/vehicles/fields.ts by tools/generate.ts.
import type { Shown, ShownField } from '../fields.ts'

export const shownFields: Readonly<Record<ShownField, Shown>> = {
  registrationType: {"kind":"enum","labels":"registration","shown":["compare"]},
  releaseDate: {"kind":"date","shown":["compare"]},
  isFirstHand: {"kind":"boolean","shown":["compare"]},
  mileage: {"kind":"int","unit":"km","shown":["compare"]},
  fuelType: {"kind":"enum","labels":"fuel","shown":["compare"]},
  gearType: {"kind":"enum","labels":"gear","shown":["compare"]},
  bodyStyle: {"kind":"enum","labels":"bodyStyle","shown":["compare"]},
  color: {"kind":"enum","labels":"color","shown":["compare"]},
  fiscalPower: {"kind":"int","unit":"horses","shown":["compare"]},
  doors: {"kind":"int","shown":["compare"]},
  seats: {"kind":"int","shown":["compare"]},
  isCertified: {"kind":"boolean","shown":["compare"]},
}
