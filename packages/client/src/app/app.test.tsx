import {createPageData} from '@lectern/testing/create-page-data'
import {createSiteData} from '@lectern/testing/create-site-data'
import type {ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {MemoryRouter, useLocation} from 'react-router-dom'
import {expect, test} from 'vitest'
import {useColorMode} from '../color-mode/color-mode.js'
import {usePath} from '../context/page-context.js'
import {useRouteContext} from '../context/route-context.js'
import {useSiteData} from '../context/site-context.js'
import {createHeadStore} from '../head/head-store.js'
import {Head} from '../head/head.js'
import {App, type Shell} from './app.js'

interface Sample {
  Root?: Shell['Root']
  component: (props: Record<string, unknown>) => ReactNode
  /** URL of the page. The address bar may be ahead of it. */
  location?: string
}

/** The live region after the page, which is outside the wrapper components. */
const ANNOUNCER = '<div aria-live="polite" aria-atomic="true"></div>'

function render({Root = ({children}) => <div>{children}</div>, component, location}: Sample) {
  const headStore = createHeadStore()
  const page = createPageData('/docs/owl', {props: {name: 'Owl'}})
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/docs/gull']}>
      <App
        shell={{site: createSiteData(), Root, ErrorPage: () => <p>Crashed</p>}}
        loaded={{page, component, contents: []}}
        location={location ?? '/docs/owl'}
        headStore={headStore}
        pageTags={[]}
      />
    </MemoryRouter>
  )
  expect(html.endsWith(ANNOUNCER)).toBe(true)
  return {html: html.slice(0, -ANNOUNCER.length), head: headStore.read()}
}

test('a page receives its props inside the wrapper components', () => {
  expect(render({component: ({name}) => <h1>{String(name)}</h1>}).html).toBe(
    '<div><h1>Owl</h1></div>'
  )
})

test('components of a page can access the site, the page, its plugin and the color mode', () => {
  function Facts() {
    const {siteConfig} = useSiteData()
    const {plugin} = useRouteContext()
    return [siteConfig.title, usePath(), plugin.name, useColorMode().colorMode].join(', ')
  }
  expect(render({component: Facts}).html).toBe('<div>Birds, /docs/owl, docs, light</div>')
})

test('wrapper components can also access the site and the page', () => {
  function Root({children}: {children: ReactNode}) {
    return (
      <div title={`${useSiteData().siteConfig.title}: ${usePath()}`}>
        <Head>
          <title>Owl</title>
        </Head>
        {children}
      </div>
    )
  }
  const {html, head} = render({Root, component: () => null})
  expect(html).toBe('<div title="Birds: /docs/owl"></div>')
  expect(head).toEqual([{tag: 'title', attributes: {}, content: 'Owl'}])
})

test('a page keeps its own URL while the next one is loading', () => {
  function Place() {
    const {pathname, search, hash} = useLocation()
    return [pathname, search, hash].join(' ')
  }
  expect(render({component: Place, location: '/docs/owl?tab=a#food'}).html).toBe(
    '<div>/docs/owl ?tab=a #food</div>'
  )
})

test('while prerendering, a page that throws is reported, not hidden by the error page', () => {
  function Failing(): ReactNode {
    throw new Error('No luck')
  }
  expect(() => render({component: Failing})).toThrow('No luck')
})
