import {execFile} from 'node:child_process'
import fs from 'node:fs/promises'
import {createRequire} from 'node:module'
import os from 'node:os'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {promisify} from 'node:util'
import {listBrowsers} from './browser-programs.js'
import {createDrawingPage, type DiagramJob, type Drawing, readDrawings} from './drawing-page.js'

/** Time limit for drawing the diagrams of a page, in milliseconds. */
const TIME_LIMIT = 60_000

/** Maximum total size of a page's drawings, in bytes. */
const SIZE_LIMIT = 100 * 1024 * 1024

/** Settings for drawing diagrams. */
export interface BrowserSettings {
  /** Path or name of the browser. Defaults to the first installed one. */
  browser?: string
  /** Mermaid configuration. */
  options: Readonly<Record<string, unknown>>
}

/**
 * Draws diagrams in a headless browser without network access.
 *
 * @returns A drawing for each job, or `undefined` if no browser is installed.
 * @throws Error if the browser fails.
 */
export async function drawInBrowser(
  jobs: readonly DiagramJob[],
  {browser, options}: BrowserSettings
): Promise<readonly Drawing[] | undefined> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lectern-mermaid-'))
  try {
    const page = path.join(folder, 'page.html')
    await fs.writeFile(page, createDrawingPage(jobs, {script: findScript(), options}))
    const html = await printPage(
      browser === undefined ? listBrowsers(process.platform, process.env) : [browser],
      [
        ...['--headless', '--disable-gpu', '--no-first-run', '--virtual-time-budget=60000'],
        `--user-data-dir=${path.join(folder, 'profile')}`,
        '--host-resolver-rules=MAP * ~NOTFOUND',
        // Chromium refuses to run as root with its sandbox, which is common in containers.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ...['--dump-dom', pathToFileURL(page).href]
      ]
    )
    if (html === undefined) return undefined
    const drawings = readDrawings(html)
    if (drawings?.length !== jobs.length) throw new Error("The browser didn't finish the diagrams.")
    return drawings
  } finally {
    await fs.rm(folder, {recursive: true, force: true, maxRetries: 3})
  }
}

/** Prints a page with the first browser that exists. */
async function printPage(
  browsers: readonly string[],
  flags: readonly string[]
): Promise<string | undefined> {
  for (const browser of browsers) {
    try {
      const limits = {timeout: TIME_LIMIT, maxBuffer: SIZE_LIMIT}
      return (await promisify(execFile)(browser, [...flags], limits)).stdout
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
  }
  return undefined
}

/** Returns the path of Mermaid's complete bundle. */
function findScript(): string {
  const main = createRequire(import.meta.url).resolve('mermaid')
  return path.join(path.dirname(main), 'mermaid.min.js')
}
