import { createContext, useContext } from 'react'

interface StoredPicture {
  hash: string
  width: number
  height: number
}

/** Stored images for the examples, provided by the example page. */
export const ExamplePictures = createContext<readonly StoredPicture[]>([])

/** Returns `count` stored images for an example, repeated if necessary; empty without any. */
export function useExamplePictures(count: number): StoredPicture[] {
  const known = useContext(ExamplePictures)
  return Array.from({ length: count }, (_, i) => known[i % known.length] ?? { hash: '0'.repeat(64), width: 1440, height: 960 })
}
