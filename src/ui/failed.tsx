import type { ReactNode } from 'react'
import { useText } from '#i18n/text.ts'
import uiTexts from '#texts/ui'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

interface FailedProps {
  title: string
  text: string
  retry: () => void
  heading?: 'h1' | 'h2'
  /** further action */
  children?: ReactNode
}

/** Renders a loading error with a retry button. */
export function Failed({ title, text, retry, heading = 'h2', children }: FailedProps) {
  const t = useText(uiTexts)
  return (
    <EmptyState heading={heading} title={title} text={text}>
      <Button onClick={retry}>{t('retry')}</Button>
      {children}
    </EmptyState>
  )
}
