import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {listLiveElements, listReplaced} from './live-elements.js'

/** Lists the elements that a site's components make live. */
function list(files: Readonly<Record<string, string>>): string[] {
  return listLiveElements([path.join(createTemporarySite(files), 'src/theme')])
}

test.each([
  ['a hook', 'src/theme/CodeBlock/index.js', 'const [a] = useState(1)', ['CodeBlock']],
  ['an event handler', 'src/theme/MDXComponents/A.tsx', '<a onClick={go} />', ['a']],
  [
    'a component of the site',
    'src/theme/MDXComponents/Img.js',
    `import Z from '@site/src/zoom'`,
    ['img']
  ],
  [
    'a hook of a package',
    'src/theme/Mermaid/index.js',
    `import {useMermaidRenderResult} from '@docusaurus/theme-mermaid/client'
export default ({value}) => <svg>{useMermaidRenderResult({text: value})}</svg>`,
    ['mermaid']
  ],
  [
    'a class',
    'src/theme/Admonition/Icon/Note.js',
    'class A extends React.Component {}',
    ['Admonition', 'admonition']
  ]
])('a component with %s makes its elements live', (_, file, code, elements) => {
  expect(list({[file]: code})).toEqual(elements)
})

test('components without state leave pages static', () => {
  const diagram = 'export default () => <pre data-config={useThemeConfig().mermaid} />'
  expect(list({'src/theme/Mermaid.js': diagram})).toEqual([])
  const wrapper = `import Original from '@theme-original/CodeBlock'
import './style.css'
export default (props) => <div><Original {...props} /></div>`
  expect(list({'src/theme/CodeBlock.js': wrapper})).toEqual([])
})

test.each([
  ['content for browsers', `import BrowserOnly from '@docusaurus/BrowserOnly'`],
  ['a component of a package', `import {LiveProvider} from 'react-live'`],
  ['a default component of a package', `import Zoom from 'react-medium-image-zoom'`],
  ['an interactive component of the theme', `import Editor from '@theme/Editor'`],
  ['a compiled interactive component', `const Editor_1 = require('@theme/Editor')`]
])('a component with %s makes its elements live', (_, code) => {
  const editor = {
    'src/theme/Editor/index.js': `import Field from '@theme/Editor/Field'`,
    'src/theme/Editor/Field.js': `import Editor from '@theme/Editor'
export default () => <input onChange={save} />`
  }
  expect(list({...editor, 'src/theme/CodeBlock.js': code})).toEqual(['CodeBlock'])
})

test.each([
  `import type {Props} from '@theme/Editor'`,
  `import type {Zoom} from 'react-medium-image-zoom'`,
  `import zoom, {type Zoom} from 'medium-zoom'`,
  `import Text from '@theme/Text'`,
  `import Details from '@theme/Details'`,
  `import React, {Fragment} from 'react'`,
  `import {Highlight} from 'prism-react-renderer'`,
  `import clsx from 'clsx'`,
  `import Link from '@docusaurus/Link'`
])('a component with %s leaves its elements static', (code) => {
  const files = {
    'src/theme/Editor.js': 'useState(1)',
    'src/theme/Text.js': 'export default (props) => <b {...props} />'
  }
  expect(list({...files, 'src/theme/CodeBlock.js': code})).toEqual([])
})

test('keys of MDXComponents count as elements', () => {
  const code = `import MDXComponents from '@theme-original/MDXComponents'
import {Zoom} from '@site/src/components/zoom'
export default {...MDXComponents, img: Zoom, pre(props) { return <Zoom {...props} /> }, Zoom}`
  expect(list({'src/theme/MDXComponents.js': code})).toEqual(['CodeBlock', 'img'])
})

test('components outside of content are ignored', () => {
  expect(list({'src/theme/Navbar/index.js': 'useState(1)'})).toEqual([])
})

test.each([
  ['a hook', `const [a] = (0, react_1.useState)(1); (0, react_1.createElement)('pre')`],
  ['an event handler', `react_1.default.createElement('pre', {onClick: go})`],
  ['a component of the package', `const Block_1 = require('../Block/index.js')`]
])('a compiled component with %s makes its elements live', (_, code) => {
  expect(list({'src/theme/CodeBlock/index.js': code})).toEqual(['CodeBlock'])
})

/** Lists what a site's components replace. */
function listOwn(files: Readonly<Record<string, string>>): string[] {
  return listReplaced([path.join(createTemporarySite(files), 'src/theme')])
}

test('lists the elements of component files, also without state', () => {
  const files = {
    'src/theme/MDXComponents/A.tsx': 'export default (props) => <a {...props} />',
    'src/theme/CodeBlock/Buttons/index.js': '',
    'src/theme/Mermaid.js': '',
    'src/theme/Footer.js': ''
  }
  expect(listOwn(files)).toEqual(['CodeBlock', 'a', 'mermaid'])
})

test('lists overridden components under the names that pages use', () => {
  const files = {
    'src/theme/Admonition.js': '',
    'src/theme/CodeInline/index.js': '',
    'src/theme/Details/index.tsx': '',
    'src/theme/TOCItems/Tree.js': '',
    'src/theme/TabItem.js': ''
  }
  expect(listOwn(files)).toEqual([
    ...['Admonition', 'Details', 'TOCInline', 'TabItem', 'Tabs'],
    ...['admonition', 'code', 'details']
  ])
})

test('lists the names in a list of components', () => {
  const code = `// a comment about a table
import MDXComponents from '@theme-original/MDXComponents'
import Tabs from '@theme/Tabs'
import Bird from '@site/src/components/Bird'
const h2 = ({id, ...rest}) => <h2 id={id} {...rest} />
export default {...MDXComponents, Tabs, h2, Bird, Card: Bird}`
  expect(listOwn({'src/theme/MDXComponents.js': code})).toEqual(['Card', 'h2'])
})

test('a list that includes other lists may replace everything', () => {
  const code = `import MDXComponents from '@theme/MDXComponents'
import own from '../components'
export default {...MDXComponents, ...own}`
  expect(listOwn({'src/theme/MDXComponents/index.tsx': code})).toEqual(['*'])
})
