import type { Body } from '../body.ts'
import { leisurePickup } from './pickup-leisure.ts'
import { boldPickup } from './pickup-new.ts'
import { ruggedPickup } from './pickup-rugged.ts'
import { workPickup } from './pickup-work.ts'

/** Pick-ups with double cab: a work truck, a leisure truck, a rugged one, a bold one of the twenties. */
export const pickup: readonly Body[] = [workPickup, leisurePickup, ruggedPickup, boldPickup]
