import fc from 'fast-check'
import {fromMarkdown} from 'mdast-util-from-markdown'
import {mdxFromMarkdown} from 'mdast-util-mdx'
import {mdxjs} from 'micromark-extension-mdxjs'
import {expect, test} from 'vitest'
import {DEFAULT_LABELS} from '../labels/labels.js'
import type {Declaration} from '../model/declaration.js'
import {readDeclaration} from '../model/read-declaration.js'
import {createReferencePaths} from '../paths/reference-paths.js'
import {createPages} from './create-pages.js'

function createProject(children: readonly object[]): Declaration {
  const project = readDeclaration({id: 0, name: 'Birds', kind: 1, children})
  if (!project) throw new Error('The project is invalid.')
  return project
}

function create(children: readonly object[]): ReadonlyMap<string, string> {
  const project = createProject(children)
  const {root, locations} = createReferencePaths(project, '/api')
  const declarations = new Map(
    project.children.flatMap((child) => [child, ...child.children]).map((one) => [one.id, one])
  )
  const pages = createPages(root, {
    locations,
    declarations,
    packages: new Set(['birds']),
    labels: DEFAULT_LABELS
  })
  return new Map(pages.map(({path, markdown}) => [path, markdown]))
}

const text = (value: string) => [{kind: 'text', text: value}]
const string = {type: 'intrinsic', name: 'string'}
const size = {type: 'reference', name: 'Size', target: 9}

test('a function shows its signature, parameters, result, errors, example and source', () => {
  const comment = {
    summary: [
      ...text('Measures a '),
      {kind: 'inline-tag', tag: '@link', text: 'Size', target: 9},
      ...text('.')
    ],
    blockTags: [
      {tag: '@deprecated', content: text('Use a scale.')},
      {tag: '@returns', content: text('The size.')},
      {tag: '@throws', content: text('If it flies.')},
      {tag: '@example', content: text('measure("jay")')}
    ]
  }
  const parameter = {
    id: 4,
    name: 'name',
    kind: 32_768,
    type: string,
    comment: {summary: text('Its name.')}
  }
  const signature = {
    id: 3,
    name: 'measure',
    kind: 4096,
    comment,
    parameters: [parameter],
    type: size
  }
  const pages = create([
    {id: 9, name: 'Size', kind: 8},
    {
      id: 2,
      name: 'measure',
      kind: 64,
      signatures: [signature],
      sources: [{fileName: 'a.ts', line: 3, url: 'https://example.com/a.ts#L3'}]
    }
  ])
  expect(pages.get('/api/functions')).toMatchInlineSnapshot(`
    "## \`measure()\` {#measure}

    \`\`\`ts
    function measure(name: string): Size
    \`\`\`

    **Deprecated\\.** Use a scale.

    Measures a [\`Size\`](/api/enums/size).

    <ParamTable>

    <ApiField name="name" id="measure.name" type="string" required>

    Its name.

    </ApiField>

    </ParamTable>

    **Returns** [\`Size\`](/api/enums/size): The size.

    **Throws:** If it flies.

    **Example**

    \`\`\`ts
    measure("jay")
    \`\`\`

    Defined in [\`a.ts:3\`](<https://example.com/a.ts#L3>)"
  `)
  expect(pages.get('/api')).toContain(
    '- [`measure`](/api/functions#measure) <Badge tone="warning">deprecated</Badge>: Measures a Size\\.'
  )
})

const record = (value: object) => ({
  type: 'reference',
  name: 'Record',
  target: {packageName: 'typescript', qualifiedName: 'Record'},
  typeArguments: [string, value]
})

test('an interface shows the fields of nested objects, and only described defaults', () => {
  const label = {
    id: 6,
    name: 'label',
    kind: 1024,
    flags: {isOptional: true},
    comment: {summary: text('Label of the nest.')},
    type: string,
    defaultValue: 'z.string()'
  }
  const nests = {
    id: 4,
    name: 'nests',
    kind: 1024,
    comment: {summary: text('Nests.'), blockTags: [{tag: '@default', content: text('{}')}]},
    type: record({type: 'reflection', declaration: {id: 5, kind: 65_536, children: [label]}})
  }
  const pages = create([{id: 2, name: 'Jay', kind: 256, children: [nests]}])
  expect(pages.get('/api/interfaces/jay')).toContain(`<ParamTable>

<ApiField name="nests" id="nests" type="Record&#60;string, object&#62;" default="&#123;&#125;">

Nests.

</ApiField>

<ApiField name="nests.*.label?" id="nests.label" type="string">

Label of the nest.

</ApiField>

</ParamTable>`)
})

test('objects without descriptions are part of the type', () => {
  const child = {id: 6, name: 'label', kind: 1024, type: string}
  const type = record({type: 'reflection', declaration: {id: 5, kind: 65_536, children: [child]}})
  const property = {id: 4, name: 'nests', kind: 1024, type}
  const pages = create([{id: 2, name: 'Jay', kind: 256, children: [property]}])
  expect(pages.get('/api/interfaces/jay')).toContain(
    '<ApiField name="nests" id="nests" type="Record&#60;string, &#123;label: string&#125;&#62;" />'
  )
})

test('parents that the project does not export are hidden', () => {
  const parent = (packageName: string) => ({
    type: 'reference',
    name: 'Bird',
    target: {packageName, qualifiedName: 'Bird'}
  })
  const pages = create([
    {id: 2, name: 'Jay', kind: 256, extendedTypes: [parent('birds')]},
    {id: 3, name: 'Owl', kind: 256, extendedTypes: [parent('animals')]}
  ])
  expect(pages.get('/api/interfaces/jay')).toBe('```ts\ninterface Jay\n```')
  expect(pages.get('/api/interfaces/owl')).toContain('interface Owl extends Bird')
})

test('a module lists its re-exports by kind, with the first sentence of their comments', () => {
  const comment = {summary: text('A [jay](/jay), e.g. Blue. It is loud.')}
  const pages = create([
    {id: 2, name: 'nests', kind: 2, children: [{id: 3, name: 'Jay', kind: 256, comment}]},
    {id: 4, name: 'trees', kind: 2, children: [{id: 5, name: 'Bird', kind: 4_194_304, target: 3}]}
  ])
  expect(pages.get('/api/trees')).toBe(
    '## Interfaces\n\n- [`Bird`](/api/nests/interfaces/jay): A jay\\, e\\.g\\. Blue\\.'
  )
})

test('the destructured parameter of a component is called props', () => {
  const parameters = [{id: 4, name: '__namedParameters', kind: 32_768, type: string}]
  const toFunction = (name: string, id: number) => ({
    id,
    name,
    kind: 64,
    signatures: [{id: id + 1, name, kind: 4096, parameters, type: string}]
  })
  const page = create([toFunction('Nest', 10), toFunction('build', 20)]).get('/api/functions')
  expect(page).toContain('function Nest(props: string): string')
  expect(page).toContain('function build(options: string): string')
})

test('a source with a URL that is not HTTP is not linked', () => {
  const sources = [{fileName: 'a.ts', line: 3, url: 'javascript:alert(1)'}]
  const pages = create([{id: 2, name: 'Jay', kind: 128, sources}])
  expect(pages.get('/api/classes/jay')).toContain('Defined in `a.ts:3`')
})

test('random names, comments and values contain no MDX syntax', () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('<b>', '{a}', '`', '```', '\n# A', '"', "'", '</ApiField>', '__proto__', '{#b}')
  )
  const comment = fc.record({
    summary: word.map(text),
    blockTags: fc.array(
      fc.record({
        tag: fc.constantFrom('@example', '@see', '@defaultValue', '@remarks', '@deprecated'),
        name: word,
        content: word.map(text)
      }),
      {maxLength: 2}
    )
  })
  const type = fc.record({type: fc.constantFrom('intrinsic', 'literal'), name: word, value: word})
  const member = fc.record({
    name: word,
    kind: fc.constantFrom(16, 1024, 2048, 512),
    comment,
    type,
    defaultValue: word
  })
  const declaration = fc.record({
    name: word,
    kind: fc.constantFrom(8, 32, 64, 128, 256, 2_097_152),
    comment,
    children: fc.array(member, {maxLength: 3}),
    signatures: fc.array(
      fc.record({name: word, parameters: fc.array(member, {maxLength: 2}), type})
    ),
    sources: fc.array(fc.record({fileName: word, url: word}), {maxLength: 1})
  })
  fc.assert(
    fc.property(fc.array(declaration, {maxLength: 3}), (list) => {
      const ids = {last: 0}
      const numbered: unknown = JSON.parse(JSON.stringify(list), (_, value: unknown) => {
        if (typeof value !== 'object' || value === null || !('name' in value)) return value
        ids.last += 1
        return {...value, id: ids.last}
      })
      for (const markdown of create(numbered as object[]).values()) expectSafe(markdown)
    }),
    {numRuns: 60, seed: 23}
  )
})

/** Tests that a page contains no MDX syntax other than the package's own components. */
function expectSafe(markdown: string): void {
  // Lectern's IDs of headings are not valid in plain MDX.
  const tree = fromMarkdown(markdown.replace(/ \{#[\w$.-]+\}$/gm, ''), {
    extensions: [mdxjs()],
    mdastExtensions: [mdxFromMarkdown()]
  })
  const found =
    JSON.stringify(tree).match(/"type":"mdx[^"]*","name":"[^"]*"|"type":"mdx\w*"/g) ?? []
  expect(
    found.filter(
      (one) =>
        !/^"type":"mdxJsx(?:(?:Flow|Text)Element","name":"(?:ParamTable|ApiField|Badge)|Attribute)"/.test(
          one
        )
    )
  ).toEqual([])
}
