import { SelectField, TextAreaField, TextField } from './field.tsx'

/** At rest, with a hint, wrong, optional, forbidden. */
export default function FieldExamples() {
  return (
    <>
      <TextField label="Prénom" required placeholder="Salma" />
      <TextField label="Téléphone" required latin type="tel" hint="10 chiffres, commence par 0." defaultValue="06 12 34" />
      <TextField label="Immatriculation" required latin error="Numéro non valide. Exemple : 12345 A 11." defaultValue="12345-1-1" />
      <TextField label="Ville" disabled defaultValue="Casablanca" />
      <SelectField label="Carburant" required>
        <option>Diesel</option>
        <option>Essence</option>
      </SelectField>
      <TextAreaField label="Message" />
    </>
  )
}
