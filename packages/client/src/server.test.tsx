import type {PageData, SiteData} from '@lectern/types'
import {lazy, Suspense} from 'react'
import {useLocation} from 'react-router-dom'
import {expect, test} from 'vitest'
import {Head} from './head/head.js'
import {Link} from './components/link.js'
import {PageContent, usePath} from './context/page-context.js'
import {createRenderer} from './server.js'

const site = {
  siteConfig: {
    ...{title: 'Site', titleDelimiter: '|', baseUrl: '/base/', themeConfig: {}},
    i18n: {
      defaultLocale: 'de',
      localeConfigs: {de: {htmlLang: 'de', direction: 'ltr'}}
    }
  },
  globalData: {}
} as unknown as SiteData

const page: PageData = {
  client: 'ABC',
  path: '/docs/ä',
  component: '@theme/DocItem',
  module: '/m.js',
  props: {name: 'x'},
  plugin: {name: 'docs', id: 'default'},
  contents: [{toc: [], description: '', words: 1}],
  styles: []
}

const renderer = createRenderer({
  site,
  Root: ({children}) => <div id="root">{children}</div>,
  ErrorPage: () => <p>Error</p>,
  components: {
    a: ({href, children}) => <Link to={String(href)}>{children as string}</Link>
  }
})

function Page({name}: {name?: unknown}) {
  return (
    <main>
      <Head>
        <title>Of the component</title>
        <html lang="de" data-x="y" />
      </Head>
      <h1>
        {usePath()} {String(name)}
      </h1>
      <PageContent className="markdown" />
    </main>
  )
}

function render(contents: Parameters<typeof renderer.renderPage>[0]['contents']) {
  const head = [{tag: 'title' as const, content: 'Of the route'}]
  return renderer.renderPage({page, head, component: Page, contents})
}

test('renders a page inside its root element, with unchanged static content', () => {
  const {appHtml} = render([{html: '<p>a < b</p>'}])
  expect(appHtml).toContain(
    '<div id="root"><main><h1>/docs/ä<!-- --> <!-- -->x</h1><div class="markdown" data-static-content="0"><p>a < b</p></div></main></div>'
  )
})

test('renders live content', () => {
  const {appHtml} = render([{component: () => <button type="button">live</button>}])
  expect(appHtml).toContain(
    '<div class="markdown" data-live-content="0"><button type="button">live</button></div>'
  )
})

test('head tags set by a component win', () => {
  const {headHtml, htmlAttributes, bodyAttributes} = render([{html: ''}])
  expect([headHtml, htmlAttributes, bodyAttributes]).toEqual([
    '<title>Of the component</title>',
    ' lang="de" data-x="y"',
    ''
  ])
})

test('the description set by a component is also used for link previews', () => {
  const component = () => (
    <Head>
      <meta name="description" content="Hunts at night." />
    </Head>
  )
  const {headHtml} = renderer.renderPage({page, head: [], component, contents: []})
  expect(headHtml).toContain('<meta property="og:description" content="Hunts at night.">')
})

test('head tags of a page don’t leak into the next page', () => {
  render([{html: ''}])
  const next = renderer.renderPage({page, head: [], component: () => null, contents: []})
  expect([next.headHtml, next.htmlAttributes]).toEqual(['', ''])
})

test('theme components render a static body', () => {
  expect(
    renderer.renderStaticBody(page, [
      {tag: 'p', children: ['See ', {tag: 'a', props: {href: '/b'}, children: ['b']}, '.']},
      {tag: 'p', html: 'a <em>b</em>'},
      {tag: 'a', props: {href: '/c'}, children: ['c'], isPlain: true}
    ])
  ).toBe('<p>See <a href="/base/b">b</a>.</p><p>a <em>b</em></p><a href="/c">c</a>')
})

test('a link that would run code fails rendering', () => {
  const body = [{tag: 'a', props: {href: 'javascript:x'}, children: ['a']}]
  expect(() => renderer.renderStaticBody(page, body)).toThrow(
    'The <Link> to "javascript:x" is unsafe: it would run code.'
  )
})

test('finds the component that throws, or returns nothing if none does', async () => {
  function Wrong() {
    return <Link to="javascript:x" />
  }
  function About() {
    return (
      <main>
        <Wrong />
      </main>
    )
  }
  const input = {page, head: [], component: About, contents: []}
  expect(await renderer.findThrower(input)).toBe('Wrong')
  expect(await renderer.findThrower({...input, component: () => null})).toBeUndefined()
})

test('an error in a component isn’t hidden by the error page', () => {
  const component = () => {
    throw new Error('No luck')
  }
  expect(() => renderer.renderPage({page, head: [], component, contents: []})).toThrow('No luck')
})

test('content that is not localized has a language attribute', () => {
  const shown = {toc: [], description: '', words: 1}
  const {appHtml} = renderer.renderPage({
    page: {...page, contents: [{...shown, isUntranslated: true}]},
    head: [],
    component: Page,
    contents: [{html: '<p>Hallo</p>'}]
  })
  expect(appHtml).toContain(
    '<div lang="de" dir="ltr" class="markdown" data-static-content="0"><p>Hallo</p></div>'
  )
})

/** Owls, whose code is loaded on first use. */
function createLazy(text = 'Owls') {
  return lazy(async () => ({default: () => <i>{text}</i>}))
}

test('waits for lazy components, and keeps large ones in place', async () => {
  const text = 'Owls hunt at night. '.repeat(1000)
  const Lazy = createLazy(text)
  const component = () => (
    <Suspense fallback="Loading">
      <Lazy />
      <Head>
        <title>Owls</title>
      </Head>
    </Suspense>
  )
  const input = {page, head: [], component, contents: []}
  const {appHtml, headHtml} = await renderer.renderLoadedPage(input)
  expect(appHtml).toContain(`<div id="root"><!--$--><i>${text}</i>`)
  expect(appHtml).not.toContain('<script')
  expect(headHtml).toBe('<title>Owls</title>')
})

test('waits for lazy components without a fallback', async () => {
  const input = {page, head: [], component: createLazy(), contents: []}
  expect(() => renderer.renderPage(input)).toThrow('suspended')
  expect((await renderer.renderLoadedPage(input)).appHtml).toContain('<i>Owls</i>')
})

test('a component that throws inside of a `Suspense` is rendered in the browser', async () => {
  function Wrong(): never {
    throw new Error('No luck')
  }
  const component = () => (
    <Suspense fallback="Loading">
      <Wrong />
    </Suspense>
  )
  const {appHtml} = await renderer.renderLoadedPage({page, head: [], component, contents: []})
  expect(appHtml).toContain('Loading')
})

test('in Docusaurus projects, props have the same fields as in the browser', () => {
  const Fields = (props: object) => <p>{Object.keys(props).join()}</p>
  // Plugins may set fields to `undefined`, which isn't JSON.
  const sparse = {...page, props: {name: 'x', extra: undefined} as unknown as PageData['props']}
  const fieldsOf = (themeConfig: object) =>
    createRenderer({
      site: {...site, siteConfig: {...site.siteConfig, themeConfig: {...themeConfig}}},
      Root: ({children}) => children,
      ErrorPage: () => null,
      components: {}
    }).renderPage({page: sparse, head: [], component: Fields, contents: []}).appHtml
  expect(fieldsOf({compatibility: 'docusaurus'})).toContain('<p>name</p>')
})

test.each<[boolean | undefined, true | undefined, string]>([
  [true, undefined, '/docs/%C3%A4/'],
  [undefined, true, '/docs/%C3%A4/'],
  [undefined, undefined, '/docs/%C3%A4'],
  [false, true, '/docs/%C3%A4']
])('with trailingSlash %j and isFolder %j, the location is %s', (trailingSlash, isFolder, path) => {
  const siteConfig = {...site.siteConfig, ...(trailingSlash !== undefined && {trailingSlash})}
  const {renderPage} = createRenderer({
    site: {...site, siteConfig},
    Root: ({children}) => children,
    ErrorPage: () => null,
    components: {}
  })
  const component = () => <i>{useLocation().pathname}</i>
  const input = {page: {...page, ...(isFolder && {isFolder})}, head: [], component, contents: []}
  expect(renderPage(input).appHtml).toContain(`<i>${path}</i>`)
})
