import { Checkbox } from './checkbox.tsx'

/** Boxes with counts, one without results, radios, a switch. */
export default function CheckboxExamples() {
  return (
    <>
      <Checkbox defaultChecked count="596">
        Diesel
      </Checkbox>
      <Checkbox count="241">Essence</Checkbox>
      <Checkbox disabled count="0">
        Électrique
      </Checkbox>
      <Checkbox kind="radio" name="example" defaultChecked>
        Vendre
      </Checkbox>
      <Checkbox kind="radio" name="example">
        Reprendre
      </Checkbox>
      <Checkbox kind="switch" defaultChecked>
        Certifiées
      </Checkbox>
    </>
  )
}
