import { Services } from './services.tsx'

/** The four services. */
export default function ServicesExamples() {
  return <Services branches={50} cities={8} />
}
