import {box, type DrawnElement} from './drawn-element.js'
import {IMAGE_SIZE, type SocialImageProps} from './social-image-props.js'

const MARGIN = 80
const WIDTH = IMAGE_SIZE.width - 2 * MARGIN

/** Letters of scripts with wide glyphs, which need about twice the space. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu

/** Font sizes for titles and the maximum number of lines for each, largest first. */
const SIZES = Object.freeze([
  {size: 92, lines: 2},
  {size: 78, lines: 3},
  {size: 64, lines: 4},
  {size: 54, lines: 5}
])

/**
 * The default design. Shows the title in the largest size that fits, in front of slanted sheets of
 * paper.
 */
export function defaultDesign(props: SocialImageProps): DrawnElement {
  const {colors} = props
  return box(
    {
      position: 'relative',
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      ...IMAGE_SIZE,
      padding: `64px ${MARGIN}px 60px`,
      backgroundColor: colors.background,
      color: colors.text,
      overflow: 'hidden'
    },
    ...drawSheet(colors),
    drawSite(props),
    drawTitle(props),
    drawFoot(props)
  )
}

/** Draws the edge of a slanted sheet in the bottom corner. */
function drawSheet({shape, accent}: SocialImageProps['colors']): DrawnElement[] {
  const slope = {position: 'absolute', width: 1000, transform: 'rotate(-20deg)'}
  return [
    box({...slope, left: 620, top: 478, height: 700, backgroundColor: shape}),
    // Boxes rotate around their center, so this position puts the line on the upper edge of the
    // sheet.
    box({...slope, left: 500, top: 496, height: 6, backgroundColor: accent})
  ]
}

function drawSite({siteTitle, section, logo, colors}: SocialImageProps): DrawnElement {
  const name = box({fontSize: 34, letterSpacing: '-0.01em'}, siteTitle)
  const picture = logo && {type: 'img', props: {src: logo, width: 52, height: 52}}
  return box(
    {position: 'relative', justifyContent: 'space-between', alignItems: 'center', width: WIDTH},
    box({alignItems: 'center', gap: 18}, picture, name),
    box({fontSize: 28, fontWeight: 500, color: colors.muted}, section)
  )
}

function drawTitle({title, description, direction, colors}: SocialImageProps): DrawnElement {
  const {size, lines} = chooseSize(title)
  const side = {direction, textAlign: direction === 'rtl' ? 'right' : 'left', width: WIDTH}
  const isShort = size >= 78 && description !== ''
  return box(
    {position: 'relative', flexDirection: 'column', gap: 26, width: WIDTH},
    box(
      {
        ...side,
        display: 'block',
        fontSize: size,
        lineHeight: 1.12,
        letterSpacing: '-0.022em',
        lineClamp: lines,
        wordBreak: 'break-word'
      },
      title
    ),
    isShort &&
      box(
        {
          ...side,
          display: 'block',
          fontSize: 30,
          fontWeight: 500,
          lineHeight: 1.4,
          color: colors.muted,
          lineClamp: 2
        },
        description
      )
  )
}

/**
 * Returns the largest font size in which a title fits, or the smallest one, in which case the title
 * is truncated.
 */
function chooseSize(title: string): (typeof SIZES)[number] {
  const letters = title.length + (title.match(WIDE)?.length ?? 0) * 0.9
  const fits = SIZES.find(({size, lines}) => letters * size * 0.56 <= lines * WIDTH * 0.88)
  return fits ?? (SIZES.at(-1) as (typeof SIZES)[number])
}

function drawFoot({host, colors}: SocialImageProps): DrawnElement {
  return box(
    {
      position: 'relative',
      alignItems: 'center',
      gap: 20,
      fontSize: 26,
      fontWeight: 500,
      color: colors.muted
    },
    box({width: 44, height: 6, borderRadius: 3, backgroundColor: colors.accent}),
    host
  )
}
