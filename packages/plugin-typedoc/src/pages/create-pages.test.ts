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
  const names = new Map(project.children.map(({id, name}) => [id, name]))
  const pages = createPages(root, {locations, names, labels: DEFAULT_LABELS})
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
