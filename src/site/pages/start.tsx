import { redirect } from 'react-router'
import { address } from '#client/addresses.ts'

/** Redirects the root to the home page (spec); a language in the address stays. */
export function loader({ request }: { request: Request }) {
  throw redirect(address.home() + new URL(request.url).search)
}
