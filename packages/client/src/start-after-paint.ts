/**
 * Loads the scripts of a page after its first paint, because they would compete with the stylesheet and the fonts for
 * bandwidth. A page in the background isn't painted, so its scripts load immediately.
 *
 * This module runs alone, so it can't share code with the scripts that it loads.
 *
 * @param modules - URLs of the main module and of its static imports.
 */
export function startAfterPaint(modules: readonly string[]): void {
  const start = () => void loadModules(modules)
  if (document.hidden) start()
  // The timer fires after the frame that the callback is part of.
  else requestAnimationFrame(() => setTimeout(start))
}

async function loadModules([main = '', ...imports]: readonly string[]): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][media]')]
  const listed = new Set(waiting.map((link) => link.getAttribute('href')))
  const checked = waiting.map(preloadNow)
  const others = [main, ...imports].filter((url) => !listed.has(url))
  document.head.append(...others.map(createPreload))
  // `import()` can't check a hash itself, but reuses modules whose hashes have been checked.
  await Promise.all(checked)
  await import(main)
}

/** Enables a preload. The promise fails if the script doesn't match its hash. */
function preloadNow(waiting: HTMLLinkElement): Promise<void> | undefined {
  const link = waiting.cloneNode() as HTMLLinkElement
  link.removeAttribute('media')
  // Browsers that don't support module preloads dispatch no events for them.
  const isChecked = link.integrity !== '' && link.relList.supports('modulepreload')
  const loaded = isChecked ? untilLoaded(link) : undefined
  waiting.replaceWith(link)
  return loaded
}

function untilLoaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () =>
      reject(new Error(`${link.href} can't be loaded, or its bytes don't match its hash.`))
  })
}

function createPreload(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), {rel: 'modulepreload', href})
}
