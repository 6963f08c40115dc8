import type {MainModule} from './hydration.js'
import {recordClicks, recordKeys} from './record-events.js'

/**
 * Loads the scripts of a page after its stylesheets, with which they would compete for bandwidth.
 * They wait in a template, because their elements delay the `load` event, unlike `import()`.
 *
 * The start script runs alone, so it can't share code with the scripts that it loads.
 *
 * @param imports - URLs of the main module's static imports.
 */
export async function startAfterStyles(imports: readonly string[]): Promise<void> {
  const clicks = recordClicks()
  const keys = recordKeys()
  await untilStyled()
  const waiting = document.querySelector<HTMLTemplateElement>('template#__scripts')
  const script = waiting?.content.querySelector('script')
  if (!waiting || !script) return
  document.head.append(waiting.content, ...imports.map(createPreload))
  const {started} = (await import(script.src)) as MainModule
  const hydration = await started
  // React handles clicks from the start of hydration, but the listeners for shortcuts come last.
  clicks.stop()
  await hydration?.done
  keys.stop()
  clicks.repeat()
  keys.repeat()
}

/**
 * Waits for the stylesheets without which nothing is painted. If one can't be loaded, only the
 * `load` event follows.
 */
function untilStyled(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const blocking = links.filter(({disabled, media}) => !disabled && matchMedia(media).matches)
  const areStyled = blocking.map((link) => link.sheet ?? untilLoaded(link))
  return Promise.race([Promise.all(areStyled), untilLoaded(globalThis)])
}

function untilLoaded(target: EventTarget): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener('load', resolve, {once: true}))
}

function createPreload(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), {rel: 'modulepreload', href})
}
