import { Logo as Mark } from '#ui/logo.tsx'
import { useSite } from './site.ts'

export function Logo() {
  return <Mark name={useSite().name} />
}
