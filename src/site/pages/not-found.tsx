import { data } from 'react-router'

/** Responds with 404 to unknown addresses. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
