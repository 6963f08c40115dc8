import {execFileSync} from 'node:child_process'
import {mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs'
import {rm} from 'node:fs/promises'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {afterAll, beforeAll, expect, inject, test} from 'vitest'
import {parse} from 'yaml'
import {startLocalRegistry} from '../local-registry/local-registry.js'
import {createNpmEnvironment} from '../local-registry/npm-environment.js'
import {readSteps} from './read-steps.js'
import {takeScreenshot} from './take-screenshot.js'
import {startSession, type TutorialSession} from './tutorial-session.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TUTORIAL = path.join(ROOT, 'content/docs/tutorial')
/** In reading order, like the list in `index.md`. */
const PAGES = [
  'create.mdx',
  'write.mdx',
  'sidebar.mdx',
  'component.mdx',
  'version.mdx',
  'check.mdx',
  'deploy.md'
]

let folder: string
let home: string
let env: NodeJS.ProcessEnv
let session: TutorialSession
let registry: Awaited<ReturnType<typeof startLocalRegistry>>

beforeAll(async () => {
  folder = path.join(inject('temporaryFolder'), 'tutorial')
  home = path.join(folder, 'home')
  mkdirSync(home, {recursive: true})
  // The clone next to the tutorial's folder.
  symlinkSync(ROOT, path.join(home, 'lectern'))
  registry = await startLocalRegistry(ROOT)
  env = {...createNpmEnvironment(path.join(folder, 'npm'), registry.url), ...createHost()}
  session = startSession(home, env)
})

afterAll(async () => {
  await session.end()
  await registry.stop()
  // An installed site has thousands of files, and the cleanup after a run is synchronous.
  await rm(folder, {recursive: true, force: true})
})

/** A folder used instead of github.com, and a Git user. */
function createHost(): NodeJS.ProcessEnv {
  const host = path.join(folder, 'github')
  mkdirSync(path.join(host, 'ada'), {recursive: true})
  const config = path.join(folder, 'gitconfig')
  writeFileSync(
    config,
    `[user]\nname = Ada\nemail = ada@example.com\n[url "${host}/"]\ninsteadOf = https://github.com/\n`
  )
  execFileSync('git', [
    'init',
    '--quiet',
    '--bare',
    '--initial-branch=main',
    path.join(host, 'ada/owlbox.git')
  ])
  return {GIT_CONFIG_GLOBAL: config, GIT_CONFIG_NOSYSTEM: '1'}
}

test('the overview lists the pages in order, and each page links to the next', () => {
  const overview = readFileSync(path.join(TUTORIAL, 'index.md'), 'utf8')
  const listed = [...overview.matchAll(/^\| \d\. \[.*?\]\(\.\/(.*?)\)/gm)].map(([, file]) => file)
  expect(listed).toEqual(PAGES)
  for (const [index, file] of ['index.md', ...PAGES.slice(0, -1)].entries()) {
    const source = readFileSync(path.join(TUTORIAL, file), 'utf8')
    expect(source).toMatch(new RegExp(`## Next step\\n\\n\\[.*\\]\\(\\./${PAGES[index]}\\)\\n$`))
  }
})

// One project for all pages, each continuing where the last one ended.
test.each(PAGES)('the steps in %s work', {timeout: 300_000}, async (file) => {
  const steps = readSteps(file, readFileSync(path.join(TUTORIAL, file), 'utf8'))
  expect(steps.length).toBeGreaterThan(2)
  for (const step of steps) {
    await session.follow(step)
    if (step.kind === 'picture' && process.env.TAKE_SCREENSHOTS)
      await takeScreenshot(session.lastUrl(), step.name, path.join(TUTORIAL, 'img'))
  }
})

interface Workflow {
  defaults: {run: {'working-directory': string}}
  jobs: {build: {steps: {run?: string; with?: {path?: string}}[]}}
}

test('the workflow builds the pushed commit', {timeout: 300_000}, async () => {
  const clone = path.join(folder, 'clone')
  execFileSync('git', ['clone', '--quiet', 'https://github.com/ada/owlbox.git', clone], {
    env: {...process.env, ...env}
  })
  const file = readFileSync(path.join(clone, '.github/workflows/deploy.yml'), 'utf8')
  const {defaults, jobs} = parse(file) as Workflow
  const runner = startSession(path.join(clone, defaults.run['working-directory']), env)
  for (const {run} of jobs.build.steps)
    if (run) await runner.follow({kind: 'command', location: run, code: run, output: []})
  const output = jobs.build.steps.at(-1)?.with?.path ?? ''
  const home = readFileSync(path.join(clone, output, 'index.html'), 'utf8')
  expect(home).toContain('href="/owlbox/guides/mount"')
  expect(home).toContain('<link rel="canonical" href="https://ada.github.io/owlbox/"')
})
