import { Note } from './note.tsx'

/** Renders the error of a form that belongs to no field, as a live region. */
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
