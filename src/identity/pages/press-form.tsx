import type { ReactNode } from 'react'

/** Renders a form with one button. */
export function PressForm({ action, token, children }: { action: string; token: string; children: ReactNode }) {
  return (
    <form method="post" action={action} data-once>
      <input type="hidden" name="_csrf" value={token} />
      {children}
    </form>
  )
}
