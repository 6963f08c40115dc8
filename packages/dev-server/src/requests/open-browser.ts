import {spawn} from 'node:child_process'

interface BrowserSettings {
  platform: NodeJS.Platform
  /** Value of the `BROWSER` environment variable: a command, or `none`. */
  browser?: string
  onFailure(): void
}

/** Opens a URL in the user's browser. */
export function openBrowser(url: string, settings: BrowserSettings): void {
  const [command, ...args] = browserCommand(url, settings)
  if (command === undefined) return
  const child = spawn(command, args, {stdio: 'ignore', detached: true})
  child.on('error', settings.onFailure)
  // Allows the server to exit while the browser is running.
  child.unref()
}

/** Returns the command that opens a URL, or an empty list if the browser is disabled. */
export function browserCommand(
  url: string,
  {platform, browser}: Pick<BrowserSettings, 'platform' | 'browser'>
): readonly string[] {
  if (browser === 'none') return []
  if (browser) return [...browser.split(' '), url]
  if (platform === 'darwin') return ['open', url]
  // `start` would use the first quoted argument as the window title, so an empty title comes first.
  if (platform === 'win32') return ['cmd', '/c', 'start', '""', url]
  return ['xdg-open', url]
}
