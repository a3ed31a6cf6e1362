import type { Reader } from '@rihla/grey-card'
import { type Face, faces, maxPixels, type RawFace } from '@rihla/grey-card/card'
import sharp from 'sharp'
import { holdsArchive, maxUploadBytes, pictureKind } from '#domains/foundation/documents/rules.ts'
import type { Vocabulary } from '#domains/foundation/reference/rules.ts'
import { loadVocabulary } from '#domains/foundation/reference/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { fieldError } from '#platform/validation.ts'
import { createWindowCounter } from '#platform/window-counter.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { networkOf } from '#shared/network.ts'
import type { GreyCardRead } from './contract.ts'
import { type FieldRead, maxAddresses, maxReadings, readBack, readFront, windowMs } from './rules.ts'

export type Photos = Partial<Record<Face, Buffer>>

/** Returns the key for one concurrent reading per person: the account, else the network address. */
export function personOf(actor: Actor, address: string): string {
  return actor.id === null ? networkOf(address) : `account ${actor.id}`
}

/** Creates a limiter by network address, in memory per process. Throws TooManyRequests over the limit. */
export function createReadingLimit({ clock }: Pick<Deps, 'clock'>): (address: string) => void {
  const counts = createWindowCounter({ clock, windowMs, maxKeys: maxAddresses })
  return (address) => {
    const network = networkOf(address)
    if (counts.of(network) >= maxReadings) throw new AppError('TooManyRequests')
    counts.add(network)
  }
}

/** Checks the signature, header and size of a photo. Throws BadRequest with the face. */
async function checkPhoto(face: Face, bytes: Buffer): Promise<void> {
  const kind = pictureKind(bytes)
  if (!kind || holdsArchive(bytes) || bytes.byteLength > maxUploadBytes) throw fieldError(face, 'picture')
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).metadata()
    if (format === kind && width >= 200 && height >= 200 && width * height <= maxPixels) return
  } catch (cause) {
    throw fieldError(face, 'picture', { cause: String(cause) })
  }
  throw fieldError(face, 'picture')
}

/**
 * Reads a card without storing it. Throws BadRequest with the face of an invalid file; ReadingUnderWay while an earlier reading of the same
 * person runs; ReaderBusy with `seconds` when the queue is full or the reading times out.
 */
export async function readGreyCard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: Reader,
  person: string,
  photos: Photos,
): Promise<GreyCardRead> {
  if (!photos.Front && !photos.Back) throw fieldError('Front', 'required')
  for (const face of faces) {
    const bytes = photos[face]
    if (bytes) await checkPhoto(face, bytes)
  }
  const answer = await reader.read(person, photos)
  if ('broken' in answer) throw fieldError(answer.broken, 'picture')
  if ('refused' in answer) {
    throw answer.refused === 'busy' ? new AppError('ReaderBusy', { seconds: answer.seconds }) : new AppError('ReadingUnderWay')
  }
  const [vocabulary, least] = [await loadVocabulary(db), Number((await findSetting(db, 'greyCard.minConfidence')) ?? 0.8)]
  return greyCardOf(answer.read, vocabulary, least, clock.now().toISOString().slice(0, 10))
}

/** Maps the readings to the names of the specification. */
export function greyCardOf(raw: Partial<Record<Face, RawFace>>, vocabulary: Vocabulary, least: number, today: string): GreyCardRead {
  const front = readFront(raw, least, today)
  const back = readBack(raw, least, vocabulary)
  return {
    frontDto: {
      adresse: front.adresse.value,
      registrationType: front.registrationType.value,
      immatriculation: front.immatriculation.value,
      firstName: front.firstName.value,
      lastName: front.lastName.value,
      releasedDate: front.releasedDate.value,
      usedInMorocco: front.usedInMorocco.value,
      readings: readingsOf(front),
    },
    backDto: {
      brand: back.brand.value?.name ?? null,
      brandId: back.brand.value?.id ?? null,
      model: back.model.value?.name ?? null,
      modelId: back.model.value?.id ?? null,
      registrationNumber: back.registrationNumber.value,
      fuelType: back.fuelType.value,
      fiscalPower: back.fiscalPower.value,
      chassisNumber: back.chassisNumber.value,
      readings: readingsOf(back),
    },
  }
}

function readingsOf(fields: Record<string, FieldRead<unknown>>) {
  return Object.fromEntries(Object.entries(fields).map(([name, { confidence, isSure, crop }]) => [name, { confidence, isSure, crop }]))
}
