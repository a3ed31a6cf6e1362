import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { useText } from '#i18n/text.ts'
import uiTexts from '#texts/ui'
import { Button } from './button.tsx'
import { Note } from './note.tsx'

/**
 * A part whose script comes with the first need of it (`React.lazy`). When the script cannot be loaded, the part says so and offers to load
 * the page again: a browser does not request a script twice that failed once.
 */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load().catch(() => NotLoaded) }))
}

function NotLoaded() {
  const t = useText(uiTexts)
  return (
    <div role="alert">
      <Note tone="bad" icon="circle-alert" title={t('notLoaded')}>
        <Button variant="outline" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </Note>
    </div>
  )
}
