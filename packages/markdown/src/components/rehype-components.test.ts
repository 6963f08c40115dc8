import type {StaticNode} from '@lectern/types'
import {describe, expect, test} from 'vitest'
import {compileMd, compileMdx} from '../fixtures/compile-sample.js'
import {COMPONENT_RULES} from './component-rules.js'

/** Returns the HTML of a body, with components as tags. */
function htmlOf(nodes: readonly StaticNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : elementHtml(node))).join('')
}

function elementHtml({tag, props = {}, html, children = []}: Exclude<StaticNode, string>): string {
  const attributes = Object.entries(props).map(([name, value]) =>
    name === 'html' ? '' : ` ${name === 'className' ? 'class' : name}="${String(value)}"`
  )
  return `<${tag}${attributes.join('')}>${String(html ?? props.html ?? htmlOf(children))}</${tag}>`
}

const FENCE = '```js\nfeed()\n```'
const IMAGE = '![Tit](https://a.example/tit.png)'
const LIST = '1. Feed.\n2. Wait.'
const NOTED = '```js\nfeed() // [!note 1]\nwait()\n```\n\n1. Feeds.'

interface Forms {
  name: string
  directive: string
  jsx: string
  html: string
}

/** Both forms of each component. */
const FORMS: readonly Forms[] = [
  {
    name: 'Card',
    directive: ':::card{title="Feed" href="/feed" icon="check"}\n\nWords.\n\n:::',
    jsx: '<Card title="Feed" href="/feed" icon="check">\n\nWords.\n\n</Card>',
    html: '<div class="theme-card theme-card--link"><svg class="theme-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M20 6L9 17l-5-5"></path></svg><p class="theme-card-title"><a href="/feed">Feed</a></p><p>Words.</p></div>'
  },
  {
    name: 'CardGrid',
    directive: '::::card-grid{columns=2}\n\n:::card{title="A"}\n:::\n\n::card{title="B"}\n\n::::',
    jsx: '<CardGrid columns={2}>\n<Card title="A" />\n<Card title="B" />\n</CardGrid>',
    html: '<div class="theme-card-grid theme-grid--2"><div class="theme-card"><p class="theme-card-title">A</p></div><div class="theme-card"><p class="theme-card-title">B</p></div></div>'
  },
  {
    name: 'Columns',
    directive: '::::columns\n\n:::column\n\nA\n\n:::\n\n:::column\n\nB\n\n:::\n\n::::',
    jsx: '<Columns>\n<Column>\n\nA\n\n</Column>\n<Column>\n\nB\n\n</Column>\n</Columns>',
    html: '<div class="theme-columns"><div class="theme-column"><p>A</p></div><div class="theme-column"><p>B</p></div></div>'
  },
  {
    name: 'Steps',
    directive: `:::steps\n\n${LIST}\n\n:::`,
    jsx: `<Steps>\n\n${LIST}\n\n</Steps>`,
    html: '<div class="theme-steps"><ol><li>Feed.</li><li>Wait.</li></ol></div>'
  },
  {
    name: 'FileTree',
    directive: ':::file-tree\n\n- docs/\n  - a.md\n\n:::',
    jsx: '<FileTree>\n\n- docs/\n  - a.md\n\n</FileTree>',
    html: '<div class="theme-file-tree"><ul><li>docs/\n<ul><li>a.md</li></ul></li></ul></div>'
  },
  {
    name: 'Accordion',
    directive: ':::accordion{title="When?" group="a" open}\n\nMay.\n\n:::',
    jsx: '<Accordion title="When?" group="a" open>\n\nMay.\n\n</Accordion>',
    html: '<details class="theme-accordion" name="a" open="true"><summary>When?</summary><div class="theme-accordion-content"><p>May.</p></div></details>'
  },
  {
    name: 'Frame',
    directive: `:::frame{caption="A tit"}\n\n${IMAGE}\n\n:::`,
    jsx: `<Frame caption="A tit">\n\n${IMAGE}\n\n</Frame>`,
    html: '<figure class="theme-frame"><div class="theme-frame-content"><button type="button" popoverTarget="more-febd2d-1" class="theme-frame-zoom"><img src="https://a.example/tit.png" alt="Tit" loading="lazy" decoding="async"></img></button></div><div class="theme-frame-full" id="more-febd2d-1" popover="auto"><button type="button" popoverTarget="more-febd2d-1" popoverTargetAction="hide" autoFocus="true"><img src="https://a.example/tit.png" alt="Tit" loading="lazy" decoding="async"></img></button></div><figcaption>A tit</figcaption></figure>'
  },
  {
    name: 'ParamTable',
    directive:
      '::::param-table\n\n:::api-field{name="limit" type="number" default="20" required deprecated}\n\nWords.\n\n:::\n\n::::',
    jsx: '<ParamTable>\n<ApiField name="limit" type="number" default="20" required deprecated>\n\nWords.\n\n</ApiField>\n</ParamTable>',
    html: '<div class="theme-param-table"><div class="theme-api-field"><p class="theme-api-field-head"><code class="theme-api-field-old">limit</code> <span class="theme-api-field-type">number</span> <span class="theme-api-field-type">= 20</span> <span class="badge theme-badge--danger">required</span> <span class="badge theme-badge--warning">deprecated</span></p><p>Words.</p></div></div>'
  },
  {
    name: 'ApiField',
    directive:
      '::::param-table\n\n:::api-field{name="limit" id="get-limit" type="Limit" href="#limit"}\n\nWords.\n\n:::\n\n::::',
    jsx: '<ParamTable>\n<ApiField name="limit" id="get-limit" type="Limit" href="#limit">\n\nWords.\n\n</ApiField>\n</ParamTable>',
    html: '<div class="theme-param-table"><div class="theme-api-field" id="get-limit"><p class="theme-api-field-head"><a href="#get-limit" class="theme-api-field-link"><code>limit</code></a> <span class="theme-api-field-type"><a href="#limit">Limit</a></span></p><p>Words.</p></div></div>'
  },
  {
    name: 'Badge',
    directive: 'A :badge[New]{tone="info"} and :badge[Old]',
    jsx: 'A <Badge tone="info">New</Badge> and <Badge>Old</Badge>',
    html: '<p>A <span class="badge theme-badge--info">New</span> and <span class="badge">Old</span></p>'
  },
  {
    name: 'Kbd',
    directive: 'A :kbd[Ctrl+K] and :kbd[+]',
    jsx: 'A <Kbd>Ctrl+K</Kbd> and <Kbd>+</Kbd>',
    html: '<p>A <span class="theme-keys"><kbd>Ctrl</kbd>+<kbd>K</kbd></span> and <kbd>+</kbd></p>'
  },
  {
    name: 'LinkButton',
    directive: 'A :link-button[Go]{href="/go" variant="secondary" icon="check"}',
    jsx: 'A <LinkButton href="/go" variant="secondary" icon="check">Go</LinkButton>',
    html: '<p>A <a href="/go" class="theme-button"><svg class="theme-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M20 6L9 17l-5-5"></path></svg>Go</a></p>'
  },
  {
    name: 'Tooltip',
    directive: 'A :tooltip[clutch]{text="Eggs & more"}',
    jsx: 'A <Tooltip text="Eggs & more">clutch</Tooltip>',
    html: '<p>A <span class="theme-tooltip"><button type="button" popovertarget="more-4abd1e-1">clutch</button><span class="theme-tooltip-text" id="more-4abd1e-1" popover="auto">Eggs &amp; more</span></span></p>'
  },
  {
    name: 'Icon',
    directive: 'A :icon{name="check" label="Yes"}',
    jsx: 'A <Icon name="check" label="Yes" />',
    html: '<p>A <svg class="theme-icon" viewBox="0 0 24 24" width="24" height="24" role="img" aria-label="Yes"><path d="M20 6L9 17l-5-5"></path></svg></p>'
  },
  {
    name: 'CodeTabs',
    directive: `:::code-tabs\n\n${FENCE}\n\n${FENCE}\n\n:::`,
    jsx: `<CodeTabs>\n\n${FENCE}\n\n${FENCE}\n\n</CodeTabs>`,
    html: '<Tabs groupId="code-language"><TabItem value="JavaScript" label="JavaScript"><pre language="js" lineCount="1"><span class="token-line"><span class="token function">feed</span><span class="token punctuation">(</span><span class="token punctuation">)</span></span></pre></TabItem><TabItem value="JavaScript 2" label="JavaScript"><pre language="js" lineCount="1"><span class="token-line"><span class="token function">feed</span><span class="token punctuation">(</span><span class="token punctuation">)</span></span></pre></TabItem></Tabs>'
  },
  {
    name: 'Diff',
    directive: ':::diff\n\n```text\na\nb\n```\n\n```text\na\nc\n```\n\n:::',
    jsx: '<Diff>\n\n```text\na\nb\n```\n\n```text\na\nc\n```\n\n</Diff>',
    html: '<pre language="text" lineCount="3"><span class="token-line">a\n</span><span class="token-line code-block-diff-remove-line">b\n</span><span class="token-line code-block-diff-add-line">c</span></pre>'
  },
  {
    name: 'AnnotatedCode',
    directive: `:::annotated-code\n\n${NOTED}\n\n:::`,
    jsx: `<AnnotatedCode>\n\n${NOTED}\n\n</AnnotatedCode>`,
    html: '<div class="theme-annotated-code"><pre language="js" lineCount="2"><span class="token-line"><span class="token function">feed</span><span class="token punctuation">(</span><span class="token punctuation">)</span><span class="code-note" data-note="1"></span>\n</span><span class="token-line"><span class="token function">wait</span><span class="token punctuation">(</span><span class="token punctuation">)</span></span></pre><ol><li>Feeds.</li></ol></div>'
  },
  {
    name: 'Preview',
    directive: ':::preview\n\n*owl*\n\n:::',
    jsx: '<Preview>\n\n*owl*\n\n</Preview>',
    html: '<div class="theme-preview"><div class="theme-preview-result"><p><em>owl</em></p></div><pre language="md" lineCount="1"><span class="token-line"><span class="token italic"><span class="token punctuation">*</span><span class="token content">owl</span><span class="token punctuation">*</span></span></span></pre></div>'
  },
  {
    name: 'PackageManagers',
    directive: '::package-managers{package="tit" dev}',
    jsx: '<PackageManagers package="tit" dev />',
    html: '<Tabs groupId="npm2yarn"><TabItem value="npm" label="npm"><pre language="bash" lineCount="1"><span class="token-line"><span class="token function">npm</span> <span class="token function">install</span> --save-dev tit</span></pre></TabItem><TabItem value="yarn" label="Yarn"><pre language="bash" lineCount="1"><span class="token-line"><span class="token function">yarn</span> <span class="token function">add</span> <span class="token parameter variable">--dev</span> tit</span></pre></TabItem><TabItem value="pnpm" label="pnpm"><pre language="bash" lineCount="1"><span class="token-line"><span class="token function">pnpm</span> <span class="token function">add</span> --save-dev tit</span></pre></TabItem><TabItem value="bun" label="Bun"><pre language="bash" lineCount="1"><span class="token-line">bun <span class="token function">add</span> <span class="token parameter variable">--dev</span> tit</span></pre></TabItem></Tabs>'
  }
]

describe.each(FORMS)('$name', ({directive, jsx, html}) => {
  test('creates the same HTML from a directive in Markdown and MDX, and from JSX', async () => {
    const pages = [await compileMd(directive), await compileMdx(directive), await compileMdx(jsx)]
    for (const {problems, kind, body} of pages) {
      expect([problems, kind]).toEqual([[], 'static'])
      expect(htmlOf(body)).toBe(html)
    }
  })
})

test('every component is tested', () => {
  const names = [...FORMS.map(({name}) => name), 'Column']
  expect(names.sort()).toEqual(Object.keys(COMPONENT_RULES).sort())
})

test('the label of a directive can contain Markdown', async () => {
  const {body} = await compileMd(':::card[A *b*]\n\nc\n\n:::\n\n::card[`d`]')
  expect(htmlOf(body)).toBe(
    '<div class="theme-card"><p class="theme-card-title">A <em>b</em></p><p>c</p></div><div class="theme-card"><p class="theme-card-title"><code>d</code></p></div>'
  )
})

test('resolves links and images in components like any others', async () => {
  const {links, assets} = await compileMd(
    '::card{title="A" href="./a.md"}\n\n:::frame\n![b](./b.png)\n:::'
  )
  expect([links, assets]).toMatchObject([[{target: './a.md'}], [{target: './b.png'}]])
})

test('the tab of an unknown language has its name', async () => {
  const {body} = await compileMd(':::code-tabs\n\n```constructor\na\n```\n\n:::')
  expect(htmlOf(body)).toContain('<TabItem value="constructor" label="constructor">')
})

test('unknown directives and names without brackets stay text', async () => {
  const {body, problems} = await compileMd('At 10:30, a:badge, :icon and :kin[d] with :kbd[K]')
  expect([htmlOf(body), problems]).toEqual([
    '<p>At 10:30, a:badge, :icon and :kin[d] with <kbd>K</kbd></p>',
    []
  ])
})

test('a component works next to raw HTML', async () => {
  const {body} = await compileMd('<b>a</b> :kbd[K]\n\n:::card{title="A"}\n\n<i>b</i>\n\n:::')
  expect(htmlOf(body)).toBe(
    '<p><b>a</b> <kbd>K</kbd></p><div class="theme-card"><p class="theme-card-title">A</p><p><i>b</i></p></div>'
  )
})

test('leaves JSX with computed attributes to React, with the path of its icon', async () => {
  const {kind, code, problems} = await compileMdx('<Card title={1 + 1} icon="check" />')
  expect([kind, problems]).toEqual(['live', []])
  expect(code).toContain('iconPath: "M20 6L9 17l-5-5"')
})

test('a page’s own component keeps its name, and so does one that the site overrides', async () => {
  const own = await compileMdx('export const Card = () => <b/>\n\n<Card title="A" />')
  expect(own.code).not.toContain('theme-card')
  const live = {live: ['Card']}
  expect((await compileMdx('<Card title="A" />', live)).code).not.toContain('theme-card')
  const {kind, code, links} = await compileMd('::card[A *b*]{href="./a.md" icon="check"}', live)
  expect([kind, links]).toMatchObject(['live', [{target: './a.md'}]])
  expect(code).toContain('title: "A b"')
  expect(code).toContain('href: "site-link://0/"')
  expect(code).toContain('iconPath: "M20 6L9 17l-5-5"')
  expect(code).not.toContain('theme-card')
})

test.each([
  ['::card{titel="A"}', 1, 8, 'component-attribute-unknown', 'Did you mean `title`?'],
  ['a\n\n:::accordion\n\nb\n\n:::', 3, 1, 'component-attribute-missing', 'Add `title="..."`.'],
  ['A :badge[b]{tone="inof"}', 1, 13, 'component-attribute-invalid', 'Did you mean `info`?'],
  ['::card-grid{columns=9}', 1, 13, 'component-attribute-invalid', 'Use a number from 1 to 4.'],
  ['A :icon{name="chekc"}', 1, 3, 'icon-unknown', /^Use one of the built-in icons, e\.g\. check, /],
  [':::diff\n\n```\na\n```\n\n:::', 1, 1, 'component-content-invalid', /^Write two code blocks/],
  [':::code-tabs\n\na\n\n:::', 1, 1, 'component-content-invalid', /^Write only fenced/],
  [':::annotated-code\n\na\n\n:::', 1, 1, 'component-content-invalid', /^Write one code block/],
  [`:::annotated-code\n\n${FENCE}\n\n${LIST}\n\n:::`, 1, 1, 'component-content-invalid', /^End/]
])('reports %j at its position', async (text, line, column, code, hint) => {
  const {problems} = await compileMd(text)
  const expected = typeof hint === 'string' ? hint : expect.stringMatching(hint)
  expect(problems).toMatchObject([{code, position: {line, column}, hint: expected}])
})

test('reports computed attributes of components that only the compiler creates', async () => {
  const {problems} = await compileMdx('<Icon name={1 + 1} />')
  expect(problems).toMatchObject([{code: 'component-attribute-computed', position: {line: 1}}])
})
