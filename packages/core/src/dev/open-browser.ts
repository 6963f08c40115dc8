import {spawn} from 'node:child_process'

/** Ask the system to show an address in the browser of its user. */
export function openBrowser(url: string, platform: NodeJS.Platform, onFailure: () => void): void {
  const {command, args} = browserCommand(url, platform)
  const child = spawn(command, args, {stdio: 'ignore', detached: true})
  child.on('error', onFailure)
  // The browser goes on when the server ends.
  child.unref()
}

/** The program by which a system opens addresses. */
export function browserCommand(
  url: string,
  platform: NodeJS.Platform
): {command: string; args: readonly string[]} {
  if (platform === 'darwin') return {command: 'open', args: [url]}
  // `start` takes its first quoted argument as a title.
  if (platform === 'win32') return {command: 'cmd', args: ['/c', 'start', '""', url]}
  return {command: 'xdg-open', args: [url]}
}
