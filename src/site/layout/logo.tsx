import { Logo as Mark } from '#ui/logo.tsx'
import { useSite } from './site.ts'

/** The mark and the configured name. */
export function Logo() {
  return <Mark name={useSite().name} />
}
