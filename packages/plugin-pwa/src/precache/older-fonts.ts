/** A font as the bundler names it: its own name, a hash, and its format. */
const FONT = /^(.+)-[A-Z\d]{8}\.(woff2|woff|ttf|otf)$/

/**
 * Fonts of style sheets that no browser fetches which runs the worker: those in older formats beside a
 * WOFF2 of the same name.
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
