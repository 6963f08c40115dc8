/**
 * Waits for the stylesheets of a document, and for its fonts that another document uses. The theme's fonts never replace
 * visible text, so fonts have to be loaded first.
 */
export async function untilStyled(page: Document, other: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(links.filter(({sheet}) => !sheet).map(untilSettled))
  const used = new Set([...other.fonts].filter(isUsed).map(describeFace))
  const wanted = [...page.fonts].filter((face) => used.has(describeFace(face)))
  // A preview without a font has a fallback font.
  await Promise.allSettled(wanted.map((face) => face.load()))
}

function untilSettled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })
}

/** Returns whether a document uses a font face, even if it's still loading. */
function isUsed({status}: FontFace): boolean {
  return status === 'loaded' || status === 'loading'
}

function describeFace({family, style, weight, unicodeRange}: FontFace): string {
  return [family, style, weight, unicodeRange].join()
}
