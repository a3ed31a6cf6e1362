import { Note } from './note.tsx'

/** What is refused and belongs to no field of the form, said as soon as it is known. */
export function FormAlert({ text, title }: { text: string | null; title?: string }) {
  return (
    <div role="alert">
      {text !== null && (
        <Note tone="bad" icon="circle-alert" title={title ?? text}>
          {title !== undefined && <p>{text}</p>}
        </Note>
      )}
    </div>
  )
}
