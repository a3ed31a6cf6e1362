import {
  type ComponentType,
  Fragment,
  type LazyExoticComponent,
  lazy,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useState,
} from 'react'
import { PackUse, useText } from '#i18n/text.ts'
import uiTexts from '#texts/ui'
import { Button } from './button.tsx'
import { useEarlyInput } from './early-input.ts'
import styles from './late-part.module.css'
import { Note } from './note.tsx'

/**
 * A part whose script comes with the first need of it (`React.lazy`). When the script cannot be loaded, the part says so and offers to load
 * the page again: a browser does not request a script twice that failed once.
 */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load().catch(() => NotLoaded) }))
}

/**
 * Returns a part that the page can do without: it renders nothing while its script loads and when the script cannot be loaded. Brings its own
 * `Suspense` boundary.
 */
export function optionalPart<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const Part = lazy(async () => ({ default: await load().catch((): ComponentType<P> => () => null) })) as ComponentType<P>
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

/**
 * A late part that the server renders with the page. Until its script has arrived React knows nothing of its markup: what was entered and
 * which button was pressed is passed on afterwards. React replaces such markup by a fallback when the part is rendered again too early,
 * so the part is rendered again only for other properties.
 */
export function renderedPart<P extends object>(load: () => Promise<ComponentType<P>>): NamedExoticComponent<P> {
  const Part = latePart(load) as ComponentType<P>
  return memo((props: P) => {
    const [frame] = useState(earlyPress)
    return (
      <div ref={frame.watch} className={styles.frame}>
        <WithoutPreload>
          <Suspense>
            <Part {...props} />
            <PassOn from={frame} />
          </Suspense>
        </WithoutPreload>
      </div>
    )
  })
}

const noPreload = () => undefined

/** On the server: keeps the texts of a late part from competing with the scripts of the first view; they come with its script. */
const WithoutPreload =
  typeof document === 'undefined' ? ({ children }: { children: ReactNode }) => <PackUse value={noPreload}>{children}</PackUse> : Fragment

/** Remembers the button that was last pressed in an element and that React kept from it, until it is pressed again. */
function earlyPress() {
  const element: { current: HTMLElement | null } = { current: null }
  let pressed: HTMLButtonElement | null = null
  let stop = () => {}
  return {
    element,
    watch: (frame: HTMLElement | null) => {
      if (!frame) return
      element.current = frame
      const listeners = new AbortController()
      stop = () => listeners.abort()
      const remember = ({ target }: Event) => {
        pressed = target instanceof Element && frame.contains(target) ? target.closest('button') : pressed
      }
      // React stops a press on markup that it does not know yet at the document: it passes the window only, all others reach the frame
      window.addEventListener('click', remember, { capture: true, signal: listeners.signal })
      frame.addEventListener('click', () => (pressed = null), { capture: true, signal: listeners.signal })
      return stop
    },
    repeat: () => {
      // after a press in progress, for which React may have hydrated the part at once
      setTimeout(() => {
        stop()
        pressed?.click()
      })
    },
  }
}

function PassOn({ from }: { from: ReturnType<typeof earlyPress> }) {
  useEarlyInput(from.element)
  useLayoutEffect(() => from.repeat(), [from])
  return null
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
