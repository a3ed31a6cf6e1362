import { Services } from './services.tsx'

/** The six services. */
export default function ServicesExamples() {
  return <Services />
}
