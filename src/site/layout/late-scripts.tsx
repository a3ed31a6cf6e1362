import { createContext, useContext } from 'react'
import { Scripts } from 'react-router'

/** On the server: addresses of the modules that the page needs, in the order of their preload. The page's text packs join while it renders. */
export const PageModules = createContext<ReadonlySet<string>>(new Set())

const id = 'page-scripts'

/** Copies the scripts out of the template: the data of the page immediately, the modules after the first paint; a hidden tab never paints. */
const start = `(({dataset,content})=>{
let {head}=document,copy=type=>head.append(...[...content.querySelectorAll('script')].filter(s=>s.type==type).map(s=>s.cloneNode(true)))
let run=()=>{
head.append(...dataset.modules.split(' ').map(href=>Object.assign(document.createElement('link'),{rel:'modulepreload',href})))
copy('module')
}
copy('')
document.hidden?run():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(run)))
})(document.getElementById('${id}'))`

/**
 * Renders the scripts of React Router so that the browser requests modules after the first paint: style sheets, font and first picture do not
 * share a slow connection with them. Scripts in a template are inert until they are copied.
 */
export function LateScripts() {
  const modules = useContext(PageModules)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant; React hydrates no content of a template
  if (typeof document !== 'undefined') return <template id={id} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  return (
    <>
      <template id={id} data-modules={[...modules].join(' ')}>
        <Scripts />
      </template>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant */}
      <script dangerouslySetInnerHTML={{ __html: start }} />
    </>
  )
}
