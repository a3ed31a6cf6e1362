import { FormAlert } from './form-alert.tsx'

/** What is refused and belongs to no field. */
export default function FormAlertExamples() {
  return (
    <>
      <FormAlert text="Cette adresse e-mail existe déjà." />
      <FormAlert title="Votre message n’est pas parti" text="Réessayez dans un instant." />
    </>
  )
}
