// Writes the theme's fonts. They're parts of variable fonts, one for each alphabet, with the
// weights that the theme uses.
import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import {ROOT} from './setup.mjs'

const TARGET = path.join(ROOT, 'packages/theme/src/fonts')

/** Weights of body text and headings. Each additional weight makes the files larger. */
const WEIGHTS = {min: 400, max: 700, default: 400}

/** Parts of each font, by package. Only pages with italic text load an italic font. */
const FONTS = {
  'hanken-grotesk': ['latin', 'latin-ext', 'vietnamese', 'latin-italic', 'latin-ext-italic'],
  'geist-mono': ['latin', 'latin-ext', 'cyrillic', 'vietnamese']
}

for (const [font, parts] of Object.entries(FONTS)) {
  const folder = path.join(ROOT, 'node_modules/@fontsource-variable', font)
  const css = readFileSync(path.join(folder, 'index.css'), 'utf8')
  for (const part of parts) {
    const alphabet = part.replace(/-italic$/, '')
    const style = part === alphabet ? 'normal' : 'italic'
    const source = readFileSync(path.join(folder, `files/${font}-${alphabet}-wght-${style}.woff2`))
    const options = {targetFormat: /** @type {const} */ ('woff2'), variationAxes: {wght: WEIGHTS}}
    const subset = await subsetFont(source, listLetters(css, `${font}-${alphabet}-wght`), options)
    writeFileSync(path.join(TARGET, `${font}-${part}.woff2`), subset)
    console.log(`${font}-${part}.woff2: ${source.length} to ${subset.length} bytes`)
  }
  writeFileSync(
    path.join(TARGET, `${font}-license.txt`),
    readFileSync(path.join(folder, 'LICENSE'))
  )
}

/**
 * Returns all characters in a font's part. Its `unicode-range` lists them.
 *
 * @param {string} css
 * @param {string} file beginning of the file's name
 */
function listLetters(css, file) {
  const rule = css.split('@font-face').find((text) => text.includes(`/${file}-`)) ?? ''
  const ranges = /unicode-range: ([^;]+);/.exec(rule)?.[1]
  if (ranges === undefined) throw new Error(`${file} has no unicode-range.`)
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = '0', last = first] = range.trim().slice(2).split('-')
      const start = Number.parseInt(first, 16)
      return Array.from({length: Number.parseInt(last, 16) - start + 1}, (_, index) =>
        String.fromCodePoint(start + index)
      )
    })
    .join('')
}
