import { Failed } from './failed.tsx'

/** A list that did not come. */
export default function FailedExamples() {
  return <Failed title="Cette page n’a pas pu être chargée" text="Vérifiez votre connexion et réessayez." retry={() => undefined} />
}
