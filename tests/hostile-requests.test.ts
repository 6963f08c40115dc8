import {mkdirSync, readdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {createHostileRequests} from '../packages/dev-server/src/fixtures/hostile-request-list.js'
import {sendText} from '../packages/dev-server/src/fixtures/hostile-requests.js'
import {buildSite, copyFixture} from './build-site.js'
import {startDevServer, type DevServer} from './dev-server.js'

/** Only files that must never be served contain it. */
const SECRET = 'only-the-author-may-read-this'

const REQUESTS = createHostileRequests()

/**
 * Copies the fixture `dev` into a folder with files outside the site, and hidden files inside it.
 */
function createSite(): string {
  const siteDir = copyFixture('dev')
  const folder = path.dirname(siteDir)
  mkdirSync(path.join(folder, 'site'), {recursive: true})
  const files = ['.secret', 'secret.txt', 'docs/.secret', '../secret.txt', '../site/secret.txt']
  for (const file of files) writeFileSync(path.join(siteDir, file), SECRET)
  return siteDir
}

async function start(command: 'start' | 'serve', siteDir: string): Promise<DevServer> {
  const server = await startDevServer({siteDir, command})
  onTestFinished(() => server.stop())
  return server
}

/**
 * Sends all requests, a few at a time. Returns the status codes, and the responses that no request
 * may get.
 */
async function sendAll(server: DevServer, siteDir: string) {
  const port = Number(new URL(server.origin).port)
  const rest = [...REQUESTS]
  const bad: string[] = []
  const statuses = new Set<number>()
  const send = async () => {
    for (let text = rest.pop(); text !== undefined; text = rest.pop()) {
      const answer = await sendText(port, text, 5000)
      statuses.add(statusOf(answer))
      const difference = describeDifference(answer, siteDir)
      if (difference) bad.push(`${JSON.stringify(text.slice(0, 120))}: ${difference}`)
    }
  }
  await Promise.all(Array.from({length: 16}, send))
  return {bad, statuses}
}

/** A closed connection counts as a response. */
function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 400)
}

function describeDifference(answer: string, siteDir: string): string | undefined {
  const status = statusOf(answer)
  if (status >= 500) return `status ${status}`
  if (answer.includes(SECRET)) return 'a file outside of the site'
  if (/^root:.*:0:0:/m.test(answer)) return 'a file of the system'
  if (answer.includes(siteDir) || answer.includes(process.cwd())) return 'a path of the machine'
  if (/^\s+at .*:\d+:\d+\)?$/m.test(answer)) return 'a stack'
  return undefined
}

test('the list of hostile requests is long and deterministic', () => {
  expect(REQUESTS.length).toBeGreaterThan(1900)
  expect(createHostileRequests()).toEqual(REQUESTS)
})

test.each(['start', 'serve'] as const)(
  'site %s rejects hostile requests and keeps running',
  async (command) => {
    const siteDir = createSite()
    if (command === 'serve') expect((await buildSite(siteDir)).exitCode).toBe(0)
    const server = await start(command, siteDir)
    const files = readdirSync(siteDir)
    const {bad, statuses} = await sendAll(server, siteDir)
    expect(bad).toEqual([])
    // Some of the requests are harmless.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 403, 404, 405, 414]))
    const response = await fetch(`${server.origin}/docs/intro`)
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('</html>')
    ])
    expect(readdirSync(siteDir)).toEqual(files)
    expect(server.output()).not.toMatch(/^error|^\s+at .*:\d+:\d+/m)
  },
  240_000
)
