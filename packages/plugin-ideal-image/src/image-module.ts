import type {SizedImage} from './resize-image.js'

/**
 * Creates the code of the module that replaces an image. Its default export is the URL of the
 * largest size, with additional properties for `@theme/IdealImage`, so code that expects a URL
 * still works.
 */
export function createImageModule({sizes, placeholder}: Omit<SizedImage, 'folder'>): string {
  const last = sizes.length - 1
  const imports = sizes.map(({name}, index) => `import url${index} from ${quote(`./${name}?url`)}`)
  const images = sizes.map(
    ({width, height}, index) => `{path: url${index}, width: ${width}, height: ${height}}`
  )
  const sources = sizes.map(({width}, index) => `url${index} + ${quote(` ${width}w`)}`)
  const {width, height} = sizes[last] ?? {width: 0, height: 0}
  const srcSet = sources.join(` + ${quote(', ')} + `)
  return [
    ...imports,
    `export default /* @__PURE__ */ Object.assign(/* @__PURE__ */ new String(url${last}), {`,
    `  preSrc: ${placeholder === undefined ? 'undefined' : quote(placeholder)},`,
    `  src: {src: url${last}, srcSet: ${srcSet}, images: [${images.join(', ')}], width: ${width}, height: ${height}}`,
    '})'
  ].join('\n')
}

function quote(text: string): string {
  return JSON.stringify(text)
}
