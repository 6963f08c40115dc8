import type {PageInput, RenderedParts, SiteRenderer} from './renderer.js'

/** An error of a page, with the component that threw it. */
export class PageError extends Error {
  constructor(
    readonly thrown: unknown,
    readonly component: string | undefined
  ) {
    super('A component cannot be rendered.')
  }
}

/** Renders a page, and waits for its lazy components and its data if it has some. */
export async function renderParts(
  input: PageInput,
  renderer: SiteRenderer
): Promise<RenderedParts> {
  try {
    const parts = renderAtOnce(input, renderer)
    return parts ?? (await renderer.renderLoadedPage(input))
  } catch (error) {
    throw new PageError(error, await renderer.findThrower(input))
  }
}

/**
 * Renders a page immediately. Returns `undefined` if a component waits, for example for the code of
 * a lazy component. This is rare, and waiting takes longer.
 */
function renderAtOnce(input: PageInput, renderer: SiteRenderer): RenderedParts | undefined {
  try {
    const parts = renderer.renderPage(input)
    return parts.appHtml.includes(FALLBACK_START) ? undefined : parts
  } catch (error) {
    if (error instanceof Error && SUSPENDED.test(error.message)) return undefined
    throw error
  }
}

/** React's comment before the fallback of a `<Suspense>` whose content isn't rendered. */
const FALLBACK_START = '<!--$!-->'

/** React's error if a component waits outside of a `<Suspense>`, in development and in production. */
const SUSPENDED = /suspended while responding to synchronous input|React error #426\b/
