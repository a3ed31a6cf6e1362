import { redirect } from 'react-router'
import { address } from '#client/addresses.ts'

/** The root of the site leads to the home page, as the spec asks; a language in the address stays. */
export function loader({ request }: { request: Request }) {
  throw redirect(address.home() + new URL(request.url).search)
}
