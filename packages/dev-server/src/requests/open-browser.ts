import {spawn} from 'node:child_process'

interface BrowserSettings {
  platform: NodeJS.Platform
  /** The variable `BROWSER` of the environment: a command, or `none`. */
  browser?: string
  onFailure(): void
}

/** Asks the system to show an address in the browser of its user. */
export function openBrowser(url: string, settings: BrowserSettings): void {
  const [command, ...args] = browserCommand(url, settings)
  if (command === undefined) return
  const child = spawn(command, args, {stdio: 'ignore', detached: true})
  child.on('error', settings.onFailure)
  // The browser keeps running when the server ends.
  child.unref()
}

/** The command that opens a URL; empty if no browser is wanted. */
export function browserCommand(
  url: string,
  {platform, browser}: Pick<BrowserSettings, 'platform' | 'browser'>
): readonly string[] {
  if (browser === 'none') return []
  if (browser) return [...browser.split(' '), url]
  if (platform === 'darwin') return ['open', url]
  // `start` takes its first quoted argument as a title.
  if (platform === 'win32') return ['cmd', '/c', 'start', '""', url]
  return ['xdg-open', url]
}
