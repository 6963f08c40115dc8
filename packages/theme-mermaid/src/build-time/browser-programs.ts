import path from 'node:path'

/** Commands of browsers that can print the final HTML of a page. */
const COMMANDS: readonly string[] = [
  ...['chromium-headless-shell', 'chrome-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
]

/** Applications on macOS. */
const APPLICATIONS: readonly string[] = ['Google Chrome', 'Chromium', 'Microsoft Edge']

/** Programs on Windows, relative to a folder for programs. */
const PROGRAMS: readonly string[] = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe'
]

/**
 * Lists where browsers can be installed: commands first, then the paths of applications, which have
 * no command on macOS and Windows.
 */
export function listBrowsers(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>
): readonly string[] {
  if (platform === 'darwin')
    return [
      ...COMMANDS,
      ...APPLICATIONS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
    ]
  if (platform !== 'win32') return COMMANDS
  const folders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap(
    (name) => env[name] ?? []
  )
  return [
    ...COMMANDS,
    ...PROGRAMS.flatMap((program) => folders.map((folder) => path.win32.join(folder, program)))
  ]
}
