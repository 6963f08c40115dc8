import {spawnSync} from 'node:child_process'
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, onTestFinished, test, vi} from 'vitest'
import type {SiteChoices} from './choices/site-choices.js'
import {createSite, type CreateSiteTools} from './create-site.js'
import {writeFiles} from './files/write-files.js'
import {runProgram} from './run-program.js'
import {createTemporarySite} from '@lectern/testing/temporary-site'

const choose = (folder: string, others: Partial<SiteChoices> = {}): SiteChoices => ({
  folder,
  template: 'minimal',
  language: 'typescript',
  packageManager: 'npm',
  install: true,
  git: true,
  ...others
})

/** Returns tools that record commands and return the given exit codes. */
function createTools(exitCodes: Readonly<Record<string, number | undefined>> = {}) {
  const commands: string[] = []
  const steps: string[] = []
  const tools: CreateSiteTools = {
    version: '1.2.3',
    date: '2027-01-31',
    report: (step) => steps.push(step),
    run: async (program, args) => {
      const command = [program, ...args].join(' ')
      commands.push(command)
      return command in exitCodes ? exitCodes[command] : 0
    }
  }
  return {tools, commands, steps}
}

const OUTSIDE = {'git rev-parse --is-inside-work-tree': 128}

test('writes a site, initializes a repository and installs dependencies', async () => {
  const folder = path.join(createTemporarySite(), 'deep', 'field-notes')
  const {tools, commands, steps} = createTools(OUTSIDE)
  expect(await createSite(choose(folder), tools)).toEqual({isWritten: true, problems: []})
  expect(steps).toEqual([
    expect.stringMatching(/^Writing \d+ files$/),
    'Creating a Git repository',
    'Installing packages with npm',
    'Committing the files'
  ])
  expect(readFileSync(path.join(folder, 'site.config.ts'), 'utf8')).toContain(
    "title: 'Field notes'"
  )
  expect(commands).toEqual([
    'git rev-parse --is-inside-work-tree',
    'git init --quiet',
    'npm install',
    'git add .',
    'git commit --quiet --no-verify --no-gpg-sign --message=Initial commit'
  ])
})

test('the first commit contains all files of the site', async () => {
  for (const role of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${role}_NAME`, 'Ada Reed')
    vi.stubEnv(`GIT_${role}_EMAIL`, 'ada@example.com')
  }
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const folder = path.join(createTemporarySite(), 'a')
  const tools = {...createTools().tools, run: runProgram}
  expect((await createSite(choose(folder, {install: false}), tools)).problems).toEqual([])
  const git = (...args: string[]) => spawnSync('git', args, {cwd: folder, encoding: 'utf8'}).stdout
  expect(git('log', '--format=%s')).toBe('Initial commit\n')
  expect(git('status', '--porcelain')).toBe('')
  expect(git('ls-files').split('\n')).toContain('site.config.ts')
})

test('doesn’t create a repository inside an existing one', async () => {
  const {tools, commands, steps} = createTools()
  await createSite(choose(path.join(createTemporarySite(), 'a'), {install: false}), tools)
  expect(commands).toEqual(['git rev-parse --is-inside-work-tree'])
  expect(steps.at(-1)).toBe('Using the Git repository that contains the folder')
})

test('reports files that Git couldn’t commit', async () => {
  const commit = 'git commit --quiet --no-verify --no-gpg-sign --message=Initial commit'
  const {tools, steps} = createTools({...OUTSIDE, [commit]: 128})
  const folder = path.join(createTemporarySite(), 'a')
  const {problems} = await createSite(choose(folder, {install: false}), tools)
  expect(problems).toEqual([])
  expect(steps.at(-1)).toBe('Git left the files uncommitted. Check your name and email in Git.')
})

test('skips disabled steps', async () => {
  const {tools, commands} = createTools()
  const folder = path.join(createTemporarySite(), 'a')
  await createSite(choose(folder, {install: false, git: false}), tools)
  expect(commands).toEqual([])
})

describe('a site that can’t be created', () => {
  test('leaves existing files unchanged', async () => {
    const folder = createTemporarySite()
    writeFileSync(path.join(folder, 'notes.txt'), 'Notes')
    const {tools, commands} = createTools()
    const {isWritten, problems} = await createSite(choose(folder), tools)
    expect([isWritten, problems.map(({code}) => code)]).toEqual([false, ['target-not-empty']])
    expect(readdirSync(folder)).toEqual(['notes.txt'])
    expect(commands).toEqual([])
  })

  test('is removed if one of its files can’t be written', () => {
    const parent = createTemporarySite()
    const folder = path.join(parent, 'a', 'site')
    const files = new Map([
      ['docs', 'a file where a folder is needed'],
      ['docs/first.md', '']
    ])
    expect(writeFiles(folder, files)?.code).toBe('target-unwritable')
    expect(existsSync(path.join(parent, 'a'))).toBe(false)
  })
})

describe('a site that isn’t installed', () => {
  test('is complete and shows the commands to run', async () => {
    const folder = path.join(createTemporarySite(), 'field-notes')
    const {tools} = createTools({...OUTSIDE, 'npm install': 7})
    expect(await createSite(choose(folder), tools)).toEqual({
      isWritten: true,
      problems: [
        {
          code: 'install-failed',
          message: '`npm install` failed with exit code 7. See its output above.',
          hint: "The site in field-notes was created, but its packages weren't installed. Run `npm install` there once the problem is fixed."
        }
      ]
    })
    expect(existsSync(path.join(folder, 'docs/index.md'))).toBe(true)
  })

  test('is kept if the installation is canceled with Ctrl+C', async () => {
    const folder = path.join(createTemporarySite(), 'field-notes')
    const install: CreateSiteTools['run'] = (program, _args, cwd) => {
      if (program === 'git') return Promise.resolve(0)
      const running = runProgram(process.execPath, ['-e', 'process.exit(1)'], cwd)
      process.emit('SIGINT')
      return running
    }
    const {isWritten, problems} = await createSite(choose(folder), {
      ...createTools().tools,
      run: install
    })
    expect([isWritten, problems]).toEqual([
      true,
      [
        {
          code: 'install-failed',
          message: '`npm install` was canceled.',
          hint: "The site in field-notes was created, but its packages weren't installed. Run `npm install` there."
        }
      ]
    ])
  })

  test('reports a missing package manager and a missing Git', async () => {
    const {tools} = createTools({
      ...OUTSIDE,
      'git init --quiet': undefined,
      'bun install': undefined
    })
    const folder = path.join(createTemporarySite(), 'a')
    const {problems} = await createSite(choose(folder, {packageManager: 'bun'}), tools)
    expect(problems).toEqual([
      {
        code: 'git-failed',
        message: `The Git repository in ${folder} couldn't be created.`,
        hint: "Run `git init` there once Git works. The site doesn't need a repository."
      },
      {
        code: 'package-manager-missing',
        message: "The package manager bun isn't installed.",
        hint: "The site in a was created, but its packages weren't installed. Install bun, or use a different package manager."
      }
    ])
  })
})
