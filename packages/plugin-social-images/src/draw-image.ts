import type {DrawnNode} from './drawn-element.js'
import type {ImageFont} from './font-files.js'
import {IMAGE_SIZE} from './social-image-props.js'

/**
 * Draws a design as a PNG file. The text is laid out and converted to outlines, which are then
 * painted.
 */
export async function drawImage(
  element: DrawnNode,
  fonts: readonly ImageFont[]
): Promise<Uint8Array> {
  // These are loaded only for the first image, because an incremental build often draws none.
  const [{default: satori}, {Resvg}] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js')
  ])
  const families = [...new Set(fonts.map(({name}) => name))]
  const page = {
    type: 'div',
    key: null,
    props: {
      style: {display: 'flex', fontFamily: families.join(', '), fontWeight: 700, ...IMAGE_SIZE},
      children: element
    }
  }
  const svg = await satori(page, {
    ...IMAGE_SIZE,
    fonts: fonts.map((font) => ({...font, style: 'normal' as const}))
  })
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng()
}
