import { z } from 'zod'

export const defaultPageSize = 12
export const maxPageSize = 100
/** Query parameter for the page size. Values above the maximum are clamped. */
export function sizeUpTo(most: number, usual = defaultPageSize) {
  return z.coerce
    .number()
    .int()
    .min(1)
    .transform((size) => Math.min(size, most))
    .default(usual)
}

/** Maximum page number; larger ones are rejected. */
export const maxPage = 1_000_000

/** Paged result of the specification (section 3): `firstRowOnPage` and `lastRowOnPage` count from 1 and are 0 on an empty page. */
export function paged<T extends z.ZodType>(item: T) {
  return z.object({
    currentPage: z.int(),
    pageCount: z.int(),
    pageSize: z.int(),
    rowCount: z.int(),
    firstRowOnPage: z.int(),
    lastRowOnPage: z.int(),
    results: z.array(item),
  })
}

export interface Paged<T> {
  currentPage: number
  pageCount: number
  pageSize: number
  rowCount: number
  firstRowOnPage: number
  lastRowOnPage: number
  results: T[]
}

/** Builds a paged result; `page` counts from 1. */
export function toPage<T>(results: T[], page: number, size: number, rowCount: number): Paged<T> {
  const first = (page - 1) * size + 1
  return {
    currentPage: page,
    pageCount: Math.ceil(rowCount / size),
    pageSize: size,
    rowCount,
    firstRowOnPage: results.length === 0 ? 0 : first,
    lastRowOnPage: results.length === 0 ? 0 : first + results.length - 1,
    results,
  }
}
