import { useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** A question in the middle, a sheet at the side. */
export default function DialogExamples() {
  const question = useRef<HTMLDialogElement>(null)
  const sheet = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button variant="outline" onClick={() => question.current?.showModal()}>
        Retirer…
      </Button>
      <Button variant="outline" onClick={() => sheet.current?.showModal()}>
        Ouvrir le volet
      </Button>
      <Dialog
        ref={question}
        title="Retirer l’annonce ?"
        foot={
          <>
            <Button variant="ghost" onClick={() => question.current?.close()}>
              Garder
            </Button>
            <Button variant="danger" onClick={() => question.current?.close()}>
              Retirer l’annonce
            </Button>
          </>
        }
      >
        <p>Elle ne sera plus visible. Vous pourrez la remettre en ligne tant qu’elle n’a pas expiré.</p>
      </Dialog>
      <Dialog ref={sheet} title="Filtres" look="sheet" foot={<Button onClick={() => sheet.current?.close()}>Voir 712 voitures</Button>}>
        <p>Contenu qui défile.</p>
      </Dialog>
    </>
  )
}
