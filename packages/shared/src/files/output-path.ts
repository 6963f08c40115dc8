/** A segment that isn't a name. Windows ignores spaces around it. */
const SPECIAL = /^ *(?:\.{1,2} *)?$/
/** Bytes of the longest filename that common file systems allow. */
const LONGEST_NAME = 255
/** A name that Windows gives to a device, whatever its extension. */
const DEVICE = /^(?:aux|con|nul|prn|(?:com|lpt)\d)(?:\.|$)/i
/** Characters that names on Windows can't contain. */
const NOT_ON_WINDOWS = /[<>:"|?*]|[. ]$/

/**
 * Finds out why a path can't be the path of an output file. Every path of the output passes this check, whether it comes
 * from a filename, front matter, the configuration or a plugin: a file is never written, replaced or deleted outside the
 * output folder.
 *
 * @param file - Relative to the output folder, with forward slashes.
 * @param platform - System that the file is for. A name that every system must have is for `win32`.
 * @returns The end of a sentence: `has the segment '..'`.
 */
export function findPathIssue(file: unknown, platform = process.platform): string | undefined {
  if (typeof file !== 'string') return "isn't a string"
  if (file === '') return 'is empty'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\0-\u001F\u007F]/.test(file)) return 'has a control character'
  if (file.includes('\\')) return 'has a backslash'
  if (/^(?:\/|[A-Za-z]:)/.test(file)) return 'is absolute'
  const segments = file.split('/')
  const special = segments.find((segment) => SPECIAL.test(segment))
  if (special !== undefined)
    return special === '' ? 'has an empty segment' : `has the segment '${special}'`
  if (segments.some((segment) => Buffer.byteLength(segment) > LONGEST_NAME))
    return `has a segment of more than ${LONGEST_NAME} bytes`
  const foreign = platform === 'win32' ? segments.find(isUnknownToWindows) : undefined
  return foreign && `has the segment '${foreign}', which Windows does not allow`
}

function isUnknownToWindows(name: string): boolean {
  return DEVICE.test(name) || NOT_ON_WINDOWS.test(name)
}
