import { useEffect, useMemo, useState } from 'react'
import type { DataOf } from '#client/call.ts'
import { useLocalStorage } from '#client/device.ts'
import { type KeptFiles, keepFiles, readKeptFiles } from '#client/kept-files.ts'
import { useLazyQuery } from '#client/lazy-query.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useSession } from '#client/use-session.ts'
import { useOwnEstimate } from '#domains/catalogue/market/ui/use-own-estimate.ts'
import { spacedPhone } from '#shared/phone.ts'
import { plateTypeOf, type RequestDraft, type RequestField, type RequestWay, readDraft } from './request-draft.ts'

/** Request draft, stored on the device with every change and shared between tabs. */
export interface RequestState {
  draft: RequestDraft
  textOf: (field: RequestField) => string
  /** field values; empty ones are filled from the account */
  texts: RequestDraft['typed']
  type: (more: Partial<Record<RequestField, string>>) => void
  forget: () => RequestDraft
  /** restores a discarded draft */
  restore: (draft: RequestDraft) => void
  /** signed-in user, whose phone needs no code */
  isKnown: boolean
}

/** Returns the device draft, initialized with an estimate, a way of selling or an own advert from the page. */
export function useRequest(estimateKey: string | null, way: RequestWay | null = null, advert: number | null = null): RequestState {
  const [stored, change] = useLocalStorage('sale')
  const { known, isKnown } = useOwnWords()
  const { plate } = useOwnEstimate()
  const draft = useMemo(() => readDraft(stored, Date.now()), [stored])
  const texts = useMemo(() => ({ ...known, ...draft.typed }), [known, draft])
  const write = (step: (now: RequestDraft) => RequestDraft) =>
    change((now) => {
      const next = step(readDraft(now, Date.now()))
      return { ...next, key: next.key || crypto.randomUUID(), keptAt: Date.now() }
    })
  const begun = draft.estimate?.key ?? null
  // without an estimate the form starts empty
  const isNew = estimateKey !== null && estimateKey !== begun
  const estimate = useLazyQuery(apiQuery('/api/estimates/{key}', isNew ? { params: { path: { key: estimateKey } } } : null)).data
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each estimate
  useEffect(() => {
    if (!estimate || estimate.key === begun) return
    const { key, car, range } = estimate
    const { city, fuelType, gearType } = car
    // reuses the answers of the estimate; the entered plate stays on the device
    const said = { City: city ?? '', FuelType: fuelType ?? '', GearType: gearType ?? '' }
    write(({ typed, ...now }) => ({
      ...now,
      estimate: { key, low: range?.low ?? null, high: range?.high ?? null },
      typed: {
        ...said,
        ...typed,
        ...(plate !== '' && !typed.RegistrationNumber && { RegistrationNumber: plate, RegistrationType: plateTypeOf(plate) }),
        ...{
          Brand: car.brand,
          Model: car.model,
          Unlisted: '',
          Mileage: String(car.mileage),
          FuelType: said.FuelType,
          GearType: said.GearType,
        },
      },
    }))
  }, [estimate, begun])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way
  useEffect(() => {
    if (way !== null && way !== draft.way) write(({ typed, ...now }) => ({ ...now, way, typed: { ...typed, Type: way } }))
  }, [way, draft.way])
  const isAdvertNew = advert !== null && draft.advert !== advert
  const ad = useLazyQuery(apiQuery('/api/vehicleads/{id}', isKnown && isAdvertNew ? { params: { path: { id: advert } } } : null)).data
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each advert
  useEffect(() => {
    if (!ad || ad.id === draft.advert) return
    write(({ typed, ...now }) => ({ ...now, advert: ad.id, typed: { ...typed, ...factsOf(ad.disposedVehicle) } }))
  }, [ad, draft.advert])
  return {
    draft,
    texts,
    textOf: (field) => texts[field] ?? '',
    type: (more) => write((now) => ({ ...now, typed: { ...now.typed, ...more } })),
    forget: () => {
      change(() => null)
      return draft
    },
    restore: (old) => change(() => old),
    isKnown,
  }
}

/** Maps an advert's car to request fields. */
function factsOf(car: DataOf<'get', '/api/vehicleads/{id}'>['disposedVehicle']): RequestDraft['typed'] {
  const { brand, model, unlisted, registrationType, registrationNumber, releaseDate, mileage } = car
  return {
    ...{ Brand: brand, Model: model, Unlisted: unlisted ?? '', RegistrationType: registrationType },
    ...(registrationNumber && { RegistrationNumber: registrationNumber }),
    ...(releaseDate && { ReleaseDate: releaseDate }),
    ...(mileage !== null && { Mileage: String(mileage) }),
  }
}

/** Account data that prefills the request. */
function useOwnWords(): { known: RequestDraft['typed']; isKnown: boolean } {
  const { state } = useSession()
  const isKnown = state === 'signedIn'
  const { data } = useLazyQuery(apiQuery('/api/customers/current', isKnown ? {} : null))
  const known = useMemo(() => {
    if (!data) return {}
    const { civility, firstName, lastName, companyName, email, phone, address, zip, city } = data
    const said: RequestDraft['typed'] = { Civility: civility, FirstName: firstName, LastName: lastName, CompanyName: companyName ?? '' }
    const more = { Email: email ?? '', Phone: spacedPhone(phone ?? ''), Address: address ?? '', Zip: zip ?? '', City: city ?? '' }
    return Object.fromEntries(Object.entries({ ...said, ...more }).filter(([, text]) => text !== ''))
  }, [data])
  return { known, isKnown }
}

/** Photos of the registration card, stored on the device until submission, deletion or sign-out. */
export function usePhotos() {
  const [photos, setPhotos] = useState<KeptFiles>({})
  useEffect(() => {
    let isOver = false
    // photos taken during the read are not overwritten
    void readKeptFiles(Date.now()).then((kept) => !isOver && setPhotos((now) => ({ ...kept, ...now })))
    return () => {
      isOver = true
    }
  }, [])
  function change(next: KeptFiles): void {
    setPhotos(next)
    void keepFiles(next, Date.now())
  }
  return {
    photos,
    put: (name: 'File1' | 'File2', file: File | null) => {
      const { [name]: _old, ...others } = photos
      change(file ? { ...others, [name]: file } : others)
    },
    change,
  }
}
