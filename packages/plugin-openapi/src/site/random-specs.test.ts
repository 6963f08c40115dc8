import fc from 'fast-check'
import type {ReadyContent, StaticNode} from '@lectern/types'
import {createSiteConfig} from '@lectern/testing/create-site-config'
import {expect, test} from 'vitest'
import {DEFAULT_LABELS} from '../schemas/labels.js'
import {createPage} from './create-page-content.js'
import {createPages} from './create-pages.js'
import {listEntries} from './create-sidebar.js'
import {prepareReference} from './open-reference.js'
import type {PageRecipe} from './page-recipe.js'

const NAMES = ['Bird', 'Nest', 'bird', '__proto__', 'constructor', 'a/b', '<i>', 'é', '']
const name = fc.constantFrom(...NAMES)
const text = fc.oneof(
  fc.string(),
  fc.constantFrom('<script>x</script>', '# A\n\n- b', '[a](javascript:b)')
)

const {schema} = fc.letrec((tie) => ({
  schema: fc.oneof(
    {depthSize: 'small', withCrossShrink: true},
    fc.record({type: fc.constantFrom('string', 'integer', 'boolean', 'null'), description: text}),
    name.map((to) => ({
      $ref: `#/components/schemas/${encodeURIComponent(to.replaceAll('/', '~1'))}`
    })),
    fc.boolean(),
    fc.record({type: fc.constant('array'), items: tie('schema')}),
    fc.record({
      type: fc.constant('object'),
      properties: fc.dictionary(fc.oneof(name, text), tie('schema'), {maxKeys: 4}),
      required: fc.array(name)
    }),
    fc.record({allOf: fc.array(tie('schema'), {maxLength: 3})}),
    fc.record({oneOf: fc.array(tie('schema'), {maxLength: 3}), example: fc.jsonValue()}),
    fc.record({additionalProperties: tie('schema'), enum: fc.array(fc.jsonValue())})
  )
}))

const content = fc.dictionary(
  fc.constantFrom('application/json', 'text/plain', 'multipart/form-data'),
  fc.record({schema})
)

const operation = fc.record(
  {
    operationId: fc.oneof(name, text),
    summary: text,
    description: text,
    deprecated: fc.boolean(),
    tags: fc.array(name, {maxLength: 2}),
    parameters: fc.array(
      fc.record({name: text, in: fc.constantFrom('path', 'query', 'header', 'cookie'), schema}),
      {maxLength: 3}
    ),
    requestBody: fc.record({content}),
    responses: fc.dictionary(
      fc.constantFrom('200', '404', 'default'),
      fc.record({description: text, content})
    )
  },
  {requiredKeys: ['responses']}
)

const methods = fc.record({get: operation, post: operation, delete: operation}, {requiredKeys: []})

const description = fc.record({
  openapi: fc.constant('3.1.0'),
  info: fc.record({title: text, version: text}),
  paths: fc.dictionary(
    fc.string().map((path) => `/${path}`),
    methods,
    {maxKeys: 4}
  ),
  webhooks: fc.dictionary(
    fc.string().map((path) => `on${path}`),
    methods,
    {maxKeys: 2}
  ),
  components: fc.record({schemas: fc.dictionary(name, schema)})
})

test('random descriptions never fail, and each operation has a page and a sidebar item', async () => {
  await fc.assert(
    fc.asyncProperty(
      description,
      fc.constantFrom('operation', 'tag', 'all'),
      async (document, pages) => {
        const created = await create(document, pages)
        const count = countOperations(document)
        expect(created.operations).toBe(count)
        expect(created.entries).toBe(count)
        expect(new Set(created.paths).size).toBe(created.paths.length)
        for (const {body} of created.contents)
          expect(listHtml(body).join('')).not.toMatch(/<script|href="javascript/i)
      }
    ),
    {numRuns: Number(process.env.OPENAPI_RUNS ?? 12), seed: 23}
  )
})

async function create(document: object, pages: 'operation' | 'tag' | 'all') {
  const {baseUrl, trailingSlash} = createSiteConfig()
  const reference = prepareReference(document as Record<string, unknown>, {
    base: '/api',
    download: '/api/openapi.json',
    codeHash: '',
    labels: DEFAULT_LABELS,
    options: {pages, schemas: 'pages', samples: ['shell/curl', 'python/requests']},
    siteConfig: {baseUrl, trailingSlash}
  })
  const recipes: PageRecipe[] = []
  const list = createPages({
    reference,
    tryIt: true,
    writer: {
      write(file, recipe) {
        recipes.push(recipe)
        return file
      },
      writeText: () => {},
      finish: () => {}
    }
  })
  const contents: ReadyContent[] = []
  for (const recipe of recipes) contents.push(await createPage(recipe, reference))
  const entries = listEntries(reference.context.reference, reference.paths, reference.settings)
  const inSidebar = entries.flatMap((entry) => entry.children).filter(({method}) => method)
  const joined = contents.flatMap(({toc}) => toc).filter(({id}) => id.startsWith('operation-'))
  return {
    contents,
    paths: list.map(({path}) => path),
    operations:
      pages === 'operation'
        ? list.filter(({source}) => source.startsWith('operation-')).length
        : joined.length,
    entries: inSidebar.length
  }
}

function countOperations({paths, webhooks}: {paths: object; webhooks: object}): number {
  const items: object[] = [...Object.values(paths), ...Object.values(webhooks)]
  return items.reduce((sum, item) => sum + Object.keys(item).length, 0)
}

function listHtml(nodes: readonly StaticNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node.html ?? '', ...listHtml(node.children ?? [])]
  )
}
