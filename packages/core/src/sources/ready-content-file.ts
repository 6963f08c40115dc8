/** Suffix of generated files that contain compiled content. */
const ENDING = '.content.json'

/** Returns whether a plugin has already compiled a source, so that it isn't Markdown. */
export function isReadyContent(file: string): boolean {
  return file.endsWith(ENDING)
}
