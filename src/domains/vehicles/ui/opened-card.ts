import type { VehicleCard } from '../contract.ts'

/** A card that leads to the page of its car: what it says, and its picture as the browser has it already. */
export interface OpenedCard {
  car: VehicleCard
  picture: string | null
}

/** Cards that were followed, the last one at the end. They live as long as the document does. */
const followed = new Map<number, OpenedCard>()
const mostKept = 30
/** The one picture that travels between a card and the page of its car (base.css). */
const travels = 'data-car-picture'

/** Remembers a card that is being followed, so that the page begins with what the card said; its picture travels to that page. */
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

/** What is known of a car before its page has come. */
export const openedCard = (id: number): OpenedCard | null => followed.get(id) ?? null

/** On the way back the picture of the car travels to the first of its cards. */
export function takePictureBack(id: number, photo: HTMLElement | null): void {
  const isLast = [...followed.keys()].at(-1) === id
  if (isLast && !document.querySelector(`[${travels}]`)) photo?.setAttribute(travels, '')
}
