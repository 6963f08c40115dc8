import type {Source} from '@lectern/types'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {parseYaml} from '../yaml/parse-yaml.js'
import {checkOwnFrontMatter, frontMatterOptions} from './own-schema.js'

const schema = z.looseObject({
  level: z.enum(['beginner', 'expert']),
  reviewers: z.array(z.object({name: z.string()})).optional()
})

function createSource(yaml: string, fields: Partial<Source> = {}): Source {
  const {data, lines} = parseYaml(yaml)
  const frontMatterLines = Object.fromEntries(
    Object.entries(lines).map(([key, line]) => [key, line + 1])
  )
  return {
    ...{file: 'docs/a.md', absolutePath: '/site/docs/a.md', hash: '', hasTruncateMarker: false},
    ...{frontMatter: data, frontMatterLines, problems: [], ...fields}
  }
}

const check = (yaml: string, fields?: Partial<Source>) =>
  checkOwnFrontMatter([createSource(yaml, fields)], schema, {
    readText: async () => `---\n${yaml}\n---\n`
  })

test('valid front matter has no problems', async () => {
  expect(await check('title: A\nlevel: expert\nreviewers: [{name: Ada}]')).toEqual([])
  expect(await checkOwnFrontMatter([createSource('a: 1')], undefined, {readText: fail})).toEqual([])
})

test('reports an invalid field with its position', async () => {
  expect(await check('title: A\nlevel: novice')).toEqual([
    {
      code: 'front-matter-invalid',
      message:
        'Front matter: `level` is "novice", which doesn\'t match the schema of the site: Invalid option: expected one of "beginner"|"expert".',
      position: {file: 'docs/a.md', line: 3, column: 1},
      hint: 'Change `level`, or the schema in the plugin option `frontMatter`.'
    }
  ])
})

test('a nested field has a position', async () => {
  expect(await check('level: expert\nreviewers:\n  - name: Ada\n  - name: 3')).toMatchObject([
    {
      message: expect.stringContaining('`reviewers.1.name` is 3'),
      position: {line: 5, column: 5}
    }
  ])
})

test('reports a missing field at the start of the front matter', async () => {
  expect(await check('title: A')).toMatchObject([
    {message: expect.stringContaining('`level` is missing'), position: {line: 1, column: 1}}
  ])
})

test.each([
  ['a draft', {frontMatter: {draft: true}}],
  ['invalid YAML', {problems: [{code: 'front-matter-invalid' as const, message: 'A.'}]}]
])('ignores %s', async (_what, fields) => {
  expect(await check('title: A', fields)).toEqual([])
})

test('supports asynchronous issues, and issues without a path', async () => {
  const whole = {
    '~standard': {
      version: 1 as const,
      vendor: 'own',
      validate: async () => ({issues: [{message: 'No owls.'}, {message: 'A', path: [{key: 'a'}]}]})
    }
  }
  const found = await checkOwnFrontMatter([createSource('a: 1')], whole, {
    readText: async () => '---\na: 1\n---\n'
  })
  expect(found.map(({message, position}) => [message, position?.line])).toEqual([
    ["The front matter doesn't match the schema of the site: No owls.", 1],
    ["Front matter: `a` is 1, which doesn't match the schema of the site: A.", 2]
  ])
})

test.each([
  [schema, true],
  [undefined, true],
  [Object.assign(() => {}, {'~standard': schema['~standard']}), true],
  [{}, false],
  [null, false],
  ['level', false],
  [{'~standard': {version: 2, validate: () => {}}}, false]
])('%o is a schema: %s', (value, isSchema) => {
  expect(frontMatterOptions.frontMatter.safeParse(value).success).toBe(isSchema)
})

async function fail(): Promise<string> {
  throw new Error('Nothing is read without a schema.')
}
