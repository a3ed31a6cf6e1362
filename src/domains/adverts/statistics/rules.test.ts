import { expect, test } from 'vitest'
import { adviceFor, boostEffect, least } from './rules.ts'

test('too few boosts say nothing; enough of them say the percent of all views and how many were not looked at more', () => {
  const boosts = Array.from({ length: least.boosts }, (_, i) => ({ before: 10, during: i < 4 ? 10 : 20 }))
  expect(boostEffect(boosts.slice(1))).toBeNull()
  expect(boostEffect(boosts)).toEqual({ adverts: 10, percent: 60, notMore: 4 })
  expect(boostEffect(boosts.map(() => ({ before: 0, during: 3 })))).toBeNull()
  expect(boostEffect(boosts.map(() => ({ before: 4, during: 3 })))).toEqual({ adverts: 10, percent: -25, notMore: 10 })
})

const fine = { photos: 8, typicalPhotos: 8, unsaid: [], isInspected: true }

test('advice is given only where it holds', () => {
  expect(adviceFor(fine)).toEqual([])
  expect(adviceFor({ ...fine, photos: 7 })).toEqual([{ kind: 'photos', count: 7, typical: 8 }])
  expect(adviceFor({ ...fine, photos: 0, typicalPhotos: null })).toEqual([])
  expect(adviceFor({ ...fine, photos: 1, unsaid: ['color'], isInspected: false }).map(({ kind }) => kind)).toEqual([
    'photos',
    'facts',
    'inspection',
  ])
})
