import path from 'node:path'

/** Commands whose first argument is the site root. */
const ROOT_FIRST: ReadonlySet<string> = new Set([
  ...['build', 'start', 'serve', 'check', 'deploy', 'clear', 'migrate'],
  ...['plan', 'merge'],
  ...['write-translations', 'write-heading-ids', 'i18n:status']
])

interface Folders {
  /** Absolute path of the site root. */
  siteDir: string
  /** Absolute path of the folder in which the user runs commands. */
  cwd: string
}

/**
 * Returns a command that users can copy. It runs the installed program, and includes the site root
 * unless it's the current folder.
 *
 * @param command - Command for the site root, such as `site build --out-dir public`.
 */
export function createSiteCommand(command: string, {siteDir, cwd}: Folders): string {
  const [, name = '', rest = ''] = /^site ([\w:-]+)(.*)$/s.exec(command) ?? []
  const flags = rest.search(/ -/)
  const [values, options] = flags < 0 ? [rest, ''] : [rest.slice(0, flags), rest.slice(flags)]
  const root = describeRoot(siteDir, cwd)
  const hasRoot = root === '' || (ROOT_FIRST.has(name) && values.trim() !== '')
  return `npx site ${name}${values}${hasRoot ? '' : ` ${quote(root)}`}${options}`
}

/** Replaces commands in backticks with commands that users can copy. */
export function completeCommands(text: string, folders: Folders): string {
  return text.replace(
    /`(site [a-z][^`\n]*)`/g,
    (_, command: string) => `\`${createSiteCommand(command, folders)}\``
  )
}

/** Returns the shorter of the site root's relative and absolute paths. */
function describeRoot(siteDir: string, cwd: string): string {
  const relative = path.relative(cwd, siteDir)
  return relative.length <= siteDir.length ? relative : siteDir
}

function quote(value: string): string {
  return /^[\w./\\:@+-]+$/.test(value) ? value : `"${value}"`
}
