/** Filename of a bundled font: name, hash and format. */
const FONT = /^(.+)-[A-Z\d]{8}\.(woff2|woff|ttf|otf)$/

/**
 * Returns fonts in older formats that also exist as WOFF2. Browsers that support service workers
 * never fetch them.
 */
export function listOlderFonts(files: readonly string[]): Set<string> {
  const fonts = files.flatMap((file) => {
    const [, name, format] = FONT.exec(file) ?? []
    return name === undefined ? [] : [{file, name, isNew: format === 'woff2'}]
  })
  const renewed = new Set(fonts.flatMap(({name, isNew}) => (isNew ? [name] : [])))
  return new Set(
    fonts.flatMap(({file, name, isNew}) => (!isNew && renewed.has(name) ? [file] : []))
  )
}
