import {spawn, spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest'
import {buildSite, CLI, copyFixture} from './build-site.js'
import {describeRun} from './describe-run.js'
import {hashTree} from './hash-tree.js'

/** Enough pages to be rendered in worker threads for a while. */
const PAGES = 60

let siteDir = ''

beforeAll(async () => {
  siteDir = copyFixture('minimal')
  for (let page = 1; page <= PAGES; page++)
    writeFileSync(pageFile(page), `# Page ${page}\n\nOld.\n`)
  const site = await buildSite(siteDir)
  expect(site.stderr).toBe('')
})

function pageFile(page: number): string {
  return path.join(siteDir, 'docs', `page-${page}.md`)
}

function changeAllPages(text: string): void {
  for (let page = 1; page <= PAGES; page++) {
    writeFileSync(pageFile(page), `# Page ${page}\n\n${text}\n`)
  }
}

describe('a killed build', () => {
  const moments = [
    ['while it looks for content', '1/7', 0],
    ['while it compiles', '2/7', 30],
    ['while it bundles', '3/7', 20],
    ['when it begins to render', '4/7', 0],
    ['in the middle of rendering', '4/7', 25],
    ['while plugins make their files', '5/7', 0],
    ['when it begins to write the site', '6/7', 0]
  ] as const

  test.each(moments)('keeps the last output intact: %s', async (_when, stage, delay) => {
    const before = hashTree(path.join(siteDir, 'build'))
    changeAllPages(`New, ${stage} and ${delay} ms.`)
    await killBuild(stage, delay)
    const after = hashTree(path.join(siteDir, 'build'))
    // The last moments may be too late. The output is then the new one, also intact.
    if (stage !== '5/7' && stage !== '6/7') expect(after).toEqual(before)
    else expect(Object.keys(after)).toEqual(Object.keys(before))
  })

  test('is repaired by the next build, which equals a cold build', async () => {
    const warm = await buildSite(siteDir)
    expect(warm.exitCode).toBe(0)
    const output = hashTree(warm.outDir)
    expect(siblingsOf(warm.outDir)).toEqual(['build'])
    rmSync(path.join(siteDir, '.site'), {recursive: true})
    rmSync(warm.outDir, {recursive: true})
    expect((await buildSite(siteDir)).exitCode).toBe(0)
    expect(hashTree(warm.outDir)).toEqual(output)
  })
})

/** Starts a build and kills it some milliseconds after the line that ends a stage. */
async function killBuild(stage: string, delay: number): Promise<void> {
  const child = spawn(process.execPath, [CLI, 'build', siteDir], {
    env: {...process.env, CI: 'true', NO_COLOR: '1'},
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const closed = new Promise((resolve) => child.on('close', resolve))
  // The output is read to its end, because a closed pipe would also end the process.
  await new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes(stage)) resolve()
    })
  })
  await wait(delay)
  child.kill('SIGKILL')
  await closed
}

test('a build continues after its standard output is closed', async () => {
  changeAllPages('For nobody.')
  const child = spawn(process.execPath, [CLI, 'build', siteDir], {
    env: {...process.env, CI: 'true', NO_COLOR: '1'},
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  child.stdout.once('data', () => child.stdout.destroy())
  const exitCode = await new Promise((resolve) => child.on('close', resolve))
  expect({exitCode, errors}).toEqual({exitCode: 0, errors: ''})
  expect(readFileSync(path.join(siteDir, 'build/docs/page-1/index.html'), 'utf8')).toContain(
    'For nobody.'
  )
})

test('an error in a timer after rendering names its page', async () => {
  const folder = copyFixture('minimal')
  const page = path.join(folder, 'src/pages/late.mdx')
  mkdirSync(path.dirname(page), {recursive: true})
  const code = "setTimeout(() => {\n  throw new Error('The nest is empty')\n}, 20)"
  writeFileSync(page, `export const timer = ${code}\n\n# Late\n`)
  const site = await buildSite(folder)
  expect(site.exitCode).toBe(1)
  expect(site.stderr).toContain(
    'error render-failed: The page /late failed to render: The nest is empty.\n  at src/pages/late.mdx\n'
  )
})

function siblingsOf(folder: string): string[] {
  const name = path.basename(folder)
  return readdirSync(path.dirname(folder)).filter((file) => file.includes(name))
}

describe("an output folder that can't be written", () => {
  test('is reported if its parent is a file', async () => {
    writeFileSync(path.join(siteDir, 'taken'), '')
    const site = await buildSite(siteDir, {args: ['--out-dir', 'taken/build']})
    expect(describeErrors(site)).toBe(`
error output-unwritable: The output folder <site>/taken/build isn't writable: a file with this name exists.
  → Check the write permission of the folder, or choose a different one, e.g. \`--out-dir public\`.

1 error.
`)
    expect(site.exitCode).toBe(1)
  })

  test("isn't replaced if it's a file", async () => {
    writeFileSync(path.join(siteDir, 'notes.txt'), 'Notes')
    const site = await buildSite(siteDir, {args: ['--out-dir', 'notes.txt']})
    expect(describeErrors(site)).toBe(`
error output-not-ours: The output folder <site>/notes.txt is a file.
  → Choose a different folder, e.g. \`--out-dir public\`, or move its files elsewhere.

1 error. The previous build is unchanged.
`)
    expect(existsSync(path.join(siteDir, 'notes.txt'))).toBe(true)
  })

  test.each(['docs', '.'])(
    "isn't replaced if it contains an author's files: %s",
    async (folder) => {
      const site = await buildSite(siteDir, {args: ['--out-dir', folder]})
      expect(site.stderr).toContain('error output-not-ours: The output folder ')
      expect(site.stderr).toContain(
        " contains files that aren't part of a built site. A build would delete them."
      )
      expect(existsSync(path.join(siteDir, 'docs', 'first.md'))).toBe(true)
    }
  )
})

/** Only root can mount a small disk. Elsewhere, unit tests of the output folder cover this. */
const disk = path.join(inject('temporaryFolder'), 'small-disk')
mkdirSync(disk, {recursive: true})
const isMounted =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=700k', 'tmpfs', disk]).status === 0

// Only root can mount a small disk. Elsewhere, unit tests of `createDiskError` cover this.
describe.skipIf(!isMounted)('a full disk', () => {
  test('is reported, and the last output stays intact', async () => {
    const outDir = path.join(disk, 'build')
    mkdirSync(outDir)
    writeFileSync(path.join(outDir, 'index.html'), 'The last output')
    const site = await buildSite(siteDir, {args: ['--out-dir', outDir]})
    expect(describeErrors(site).replaceAll(outDir, '<out>')).toBe(`
error disk-full: The disk is full, so <out> can't be written.
  → Free some disk space and build again.

1 error. The previous build is unchanged.
`)
    expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('The last output')
    expect(siblingsOf(outDir)).toEqual(['build'])
  })

  test('is reported if it contains the cache', async () => {
    const onDisk = path.join(disk, 'site')
    rmSync(path.join(disk, 'build'), {recursive: true})
    mkdirSync(path.join(onDisk, 'docs'), {recursive: true})
    writeFileSync(
      path.join(onDisk, 'site.config.mjs'),
      `export default {title: 'A', url: 'https://a.example', presets: ['classic']}`
    )
    writeFileSync(path.join(onDisk, 'docs', 'a.md'), '# A\n')
    const site = await buildSite(onDisk, {
      args: ['--out-dir', path.join(inject('temporaryFolder'), 'out')]
    })
    expect(site.stderr).toContain('error disk-full: The disk is full, so ')
    expect(site.exitCode).toBe(1)
  })
})

const volume = copyFixture('minimal')
mkdirSync(path.join(volume, 'build'))
const isVolume =
  isMounted && spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', path.join(volume, 'build')]).status === 0

afterAll(() => {
  if (isMounted) spawnSync('umount', [disk])
  if (isVolume) spawnSync('umount', [path.join(volume, 'build')])
})

// As in a container. Only root can mount a volume, and there's no other way to make a folder busy.
describe.skipIf(!isVolume)('an output folder that is a mounted volume', () => {
  test('has the same files as any other, also after an edit', async () => {
    const first = await buildSite(volume)
    expect([first.exitCode, first.stderr]).toEqual([0, ''])
    writeFileSync(path.join(volume, 'docs/first.md'), '# First\n\nOther words.\n')
    writeFileSync(path.join(volume, 'build/stray.txt'), '')
    const second = await buildSite(volume)
    expect([second.exitCode, second.stderr]).toEqual([0, ''])
    const output = hashTree(second.outDir)
    const other = await buildSite(volume, {args: ['--out-dir', 'other']})
    expect(other.exitCode).toBe(0)
    expect(output).toEqual(hashTree(path.join(volume, 'other')))
    expect(siblingsOf(second.outDir)).toEqual(['build'])
  })
})

function describeErrors(run: {exitCode: number; stdout: string; stderr: string}): string {
  return describeRun(run, siteDir).split('--- errors\n')[1] ?? ''
}
