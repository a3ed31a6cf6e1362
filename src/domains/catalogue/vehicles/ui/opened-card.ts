import type { VehicleCard } from '../contract.ts'

/** A card that was followed to the page of its car, with its loaded picture. */
export interface OpenedCard {
  car: VehicleCard
  picture: string | null
}

/** Followed cards, latest last; stored for the lifetime of the document. */
const followed = new Map<number, OpenedCard>()
const mostKept = 30
/** Marks the picture that takes part in the view transition between card and page (base.css). */
const travels = 'data-car-picture'

/** Stores a followed card, so that the page starts with its data, and marks its picture for the view transition. */
export function openCard(car: VehicleCard, photo: HTMLElement | null): void {
  followed.delete(car.id)
  followed.set(car.id, { car, picture: photo?.querySelector('img')?.currentSrc || null })
  for (const id of followed.keys()) {
    if (followed.size <= mostKept) break
    followed.delete(id)
  }
  for (const one of document.querySelectorAll(`[${travels}]`)) one.removeAttribute(travels)
  photo?.setAttribute(travels, '')
}

/** Returns the known data of a car before its page has loaded. */
export const openedCard = (id: number): OpenedCard | null => followed.get(id) ?? null

/** On back navigation, marks the picture of the first matching card for the view transition. */
export function takePictureBack(id: number, photo: HTMLElement | null): void {
  const isLast = [...followed.keys()].at(-1) === id
  if (isLast && !document.querySelector(`[${travels}]`)) photo?.setAttribute(travels, '')
}
