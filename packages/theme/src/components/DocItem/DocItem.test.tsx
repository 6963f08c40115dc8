import DocItem from '@theme/DocItem'
import {expect, test} from 'vitest'
import {outline, outlineMain} from '../../fixtures/outline.js'
import {createDoc, createDocs, renderDocs} from '../../fixtures/sample-docs.js'

const CONTENT = {contents: [{html: '<p>Hunts at night.</p>'}]}

test('a doc shows its breadcrumbs, title, content and neighbors', () => {
  const props = {
    ...createDocs({
      breadcrumbs: [{label: 'Birds', path: '/docs/birds'}, {label: 'Owl'}],
      previous: {path: '/docs/gull', label: 'Gull'},
      next: {path: '/docs/heron', label: 'Heron'}
    }),
    doc: createDoc()
  }
  expect(outlineMain(renderDocs(<DocItem {...props} />, props, CONTENT))).toEqual([
    'Breadcrumbs:',
    '[Home page](/base/)',
    '[Birds](/base/docs/birds)',
    'Owl',
    '# Owl',
    'Hunts at night.',
    'Docs pages:',
    '[Previous Gull](/base/docs/gull)[Next Heron](/base/docs/heron)'
  ])
})

test('a doc without optional parts shows only its content', () => {
  const props = {...createDocs(), doc: createDoc({showTitle: false})}
  expect(outlineMain(renderDocs(<DocItem {...props} />, props, CONTENT))).toEqual([
    'Hunts at night.'
  ])
})

test('tags, the source and the last update are below the content', () => {
  const doc = createDoc({
    tags: [{label: 'night', path: '/docs/tags/night'}],
    editUrl: 'https://example.com/edit',
    lastUpdatedBy: 'Ada'
  })
  const props = {...createDocs(), doc}
  expect(outlineMain(renderDocs(<DocItem {...props} />, props, CONTENT)).slice(2)).toEqual([
    'Tags:',
    '[night](/base/docs/tags/night)',
    '[Edit this page](https://example.com/edit) Last updated by Ada'
  ])
})

test.each([
  ['all levels of the site', {}, ['[Food](#food)', '[Mice](#mice)']],
  ['its own levels', {tocMaxHeadingLevel: 2}, ['[Food](#food)']],
  ['nothing', {hideTableOfContents: true}, []]
])('the table of contents of a doc shows %s', (_, fields, links) => {
  const toc = [
    {id: 'food', depth: 2, html: 'Food'},
    {id: 'mice', depth: 3, html: 'Mice'}
  ]
  const props = {...createDocs(), doc: createDoc(fields)}
  const html = renderDocs(<DocItem {...props} />, props, {contents: [{html: '', toc}]})
  const aside = html.slice(html.indexOf('theme-doc-toc-desktop'))
  expect(outline(aside).filter((line) => line.startsWith('['))).toEqual(links)
})

test('all elements of a table of contents are in one column', () => {
  const props = {...createDocs(), doc: createDoc()}
  const contents = [{html: '', toc: [{id: 'food', depth: 2, html: 'Food'}]}]
  const html = renderDocs(<DocItem {...props} />, props, {contents})
  expect(html).toMatch(/<\/article><div class="doc-toc"><nav[^>]*theme-doc-toc-desktop/)
  expect(renderDocs(<DocItem {...props} />, props, CONTENT)).not.toContain('doc-toc"')
})

test('a doc that hides its table of contents has its own class', () => {
  const props = {...createDocs(), doc: createDoc({hideTableOfContents: true})}
  expect(renderDocs(<DocItem {...props} />, props, CONTENT)).toContain(
    '"doc-columns doc-columns--single doc-columns--wide"'
  )
})

test('a doc shows its version if the docs have several', () => {
  const version = {name: '1.0', label: '1.0', isLast: true, badge: true, className: ''}
  const props = {...createDocs({version}), doc: createDoc()}
  expect(outlineMain(renderDocs(<DocItem {...props} />, props, CONTENT))[0]).toBe('Version: 1.0')
})

test.each([
  ['a draft', {isDraft: true as const}, {}, 'Draft page:'],
  ['unlisted', {}, {unlisted: true}, 'Unlisted page:'],
  ['not translated', {}, {}, 'Page language:']
])('a doc that is %s has a notice', (name, page, fields, label) => {
  const isUntranslated = name === 'not translated' ? (true as const) : undefined
  const props = {...createDocs(), doc: createDoc(fields)}
  const html = renderDocs(<DocItem {...props} />, props, {
    ...page,
    contents: [{html: '<p>Hunts.</p>', isUntranslated}]
  })
  expect(outlineMain(html)[0]).toBe(label)
})

test('if the site generates Markdown files, the page has links to copy and view it', () => {
  const props = {...createDocs(), doc: createDoc()}
  const docs = {path: '/docs', breadcrumbs: true, versions: []}
  const render = (llms: object) =>
    outlineMain(
      renderDocs(<DocItem {...props} />, props, {
        ...CONTENT,
        path: '/docs/owl',
        globalData: {docs: {default: docs}, ...llms}
      })
    )
  expect(render({llms: {default: {pages: true}}})[0]).toBe(
    '(Copy page)[View as Markdown](/base/docs/owl.md)'
  )
  expect(render({llms: {default: {pages: false}}})[0]).toBe('# Owl')
  const assistants = [{label: 'Owl AI', url: 'https://ai.example.com/?q={markdown}'}]
  expect(render({llms: {default: {pages: true, assistants}}})[0]).toContain(
    '[Open in Owl AI](https://ai.example.com/?q=https%3A%2F%2F'
  )
})
