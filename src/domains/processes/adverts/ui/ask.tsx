import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormAlert } from '#ui/form-alert.tsx'

interface AskProps {
  /** label and style of the button */
  label: string
  variant: 'primary' | 'outline' | 'ghost'
  title: string
  text: string
  yes: string
  busy: boolean
  error: string | null
  send: () => Promise<{ ok: boolean }>
}

/** Button with a confirmation and an error message. */
export function Ask({ label, variant, title, text, yes, busy, error, send }: AskProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button variant={variant} onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <Dialog
        ref={dialog}
        title={title}
        foot={
          <Button busy={busy} onClick={() => void send().then(({ ok }) => ok && dialog.current?.close())}>
            {yes}
          </Button>
        }
      >
        <FormAlert text={error} />
        <p>{text}</p>
      </Dialog>
    </>
  )
}
