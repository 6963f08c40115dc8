/** Matches `.` and `..` segments. Windows ignores spaces around them. */
const SPECIAL = /^ *(?:\.{1,2} *)?$/
/** Maximum length of a filename in bytes on common file systems. */
const LONGEST_NAME = 255
/** Matches Windows device names, with or without an extension. */
const DEVICE = /^(?:aux|con|nul|prn|(?:com|lpt)\d)(?:\.|$)/i
/** Matches names that are invalid on Windows because of their characters. */
const NOT_ON_WINDOWS = /[<>:"|?*]|[. ]$/

/**
 * Returns the reason why a path isn't a valid output path, or nothing if it's valid. Every output
 * path has to pass this check, whether it comes from a filename, front matter, the configuration or
 * a plugin. The check prevents files outside the output folder from being written, replaced or
 * deleted.
 *
 * @param file - Relative to the output folder, with forward slashes.
 * @param platform - The target system. Use `win32` for names that have to be valid on every system.
 * @returns The end of a sentence, such as `has the segment '..'`.
 */
export function findPathIssue(file: unknown, platform = process.platform): string | undefined {
  if (typeof file !== 'string') return "isn't a string"
  if (file === '') return 'is empty'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters
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
