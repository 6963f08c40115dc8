import {readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {parse as parseToml} from 'smol-toml'
import {describe, expect, test} from 'vitest'
import {parse as parseYaml} from 'yaml'
import {listFiles} from '../list-files.js'

const MANUAL = fileURLToPath(new URL('../../content/docs', import.meta.url))

/** A code block in the docs in a data format. */
interface DataBlock {
  /** File and line, for the test title. */
  location: string
  language: string
  /** Path in the block's title, or empty. */
  title: string
  text: string
}

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  json: (text) => JSON.parse(text),
  toml: parseToml,
  yaml: (text) => parseYaml(text),
  yml: (text) => parseYaml(text)
}

function findBlocks(): DataBlock[] {
  return listFiles(MANUAL, /\.mdx?$/).flatMap(findInFile)
}

function findInFile(file: string): DataBlock[] {
  const text = readFileSync(path.join(MANUAL, file), 'utf8')
  const blocks = text.matchAll(/^( *)```(json|toml|ya?ml)\b(.*)\n([\s\S]*?)^\1```$/gm)
  return [...blocks]
    .filter(([, , , info = '']) => !info.includes('file='))
    .map(([, indent = '', language = '', info = '', code = ''], index) => ({
      location: `${file}, block ${index + 1}`,
      language,
      title: /title="(.*?)"/.exec(info)?.[1] ?? '',
      text: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    }))
}

/** Stylesheets of the theme and of search. */
const STYLED = ['theme/src', 'plugin-search/src', 'client/src'].map((folder) =>
  fileURLToPath(new URL(`../../packages/${folder}`, import.meta.url))
)

function readStyles(): string {
  return STYLED.flatMap((folder) =>
    listFiles(folder, /\.(?:css|tsx?)$/).map((file) =>
      readFileSync(path.join(folder, file), 'utf8')
    )
  ).join('\n')
}

/** Theme variables that stylesheets in the docs set or read. */
function findVariables(): string[] {
  const names = listFiles(MANUAL, /\.mdx?$/)
    .map((file) => readFileSync(path.join(MANUAL, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^ *```css.*\n([\s\S]*?)^ *```$/gm)])
    .flatMap(([, code = '']) => [...code.matchAll(/--(?:ifm|doc|toc|measure)[\w-]*/g)])
    .map(([name]) => name)
  return [...new Set(names)].sort()
}

test('the theme has every variable that stylesheets in the docs use', () => {
  expect(findVariables().length).toBeGreaterThan(5)
  const styles = readStyles()
  expect(findVariables().filter((name) => !styles.includes(name))).toEqual([])
})

interface Job {
  'runs-on'?: string
  needs?: string
  steps?: readonly {run?: string; uses?: string}[]
}

const blocks = findBlocks()
const blocksTitled = (title: RegExp) => blocks.filter((block) => title.test(block.title))

test.each(blocks)('$location: valid $language', ({language, text}) => {
  expect(() => PARSERS[language]?.(text)).not.toThrow()
})

test.each(blocksTitled(/^\.github\/workflows\//))('$location: a complete workflow', ({text}) => {
  const {on, jobs} = parseYaml(text) as {on?: object; jobs: Readonly<Record<string, Job>>}
  expect(on).toBeDefined()
  for (const [name, {needs, steps = [], 'runs-on': machine}] of Object.entries(jobs)) {
    expect({name, machine}).toEqual({name, machine: 'ubuntu-latest'})
    expect([undefined, ...Object.keys(jobs)]).toContain(needs)
    expect(steps.filter(({run, uses}) => (run === undefined) === (uses === undefined))).toEqual([])
  }
})

test('the GitHub Pages workflow has the required permissions', () => {
  const deployments = blocksTitled(/deploy\.yml$/).filter(({text}) =>
    text.includes('actions/deploy-pages@')
  )
  expect(deployments).toHaveLength(2)
  for (const {text} of deployments)
    expect(parseYaml(text)).toMatchObject({permissions: {pages: 'write', 'id-token': 'write'}})
})

describe('the CloudFront function', () => {
  const text = readFileSync(path.join(MANUAL, 'deployment/aws.md'), 'utf8')
  const code = /```js title="complete-path\.js"\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
  const handler = new Function(`${code}; return handler`)() as (event: object) => {uri: string}

  test.each([
    ['/', '/index.html'],
    ['/docs/intro', '/docs/intro/index.html'],
    ['/docs/2.1.0/intro/', '/docs/2.1.0/intro/index.html'],
    ['/assets/js/main-A1.js', '/assets/js/main-A1.js']
  ])('requests the file of %s', (uri, file) => {
    expect(handler({request: {uri}}).uri).toBe(file)
  })
})
