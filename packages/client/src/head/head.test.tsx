import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test, vi} from 'vitest'
import {mount} from '@lectern/testing/mount'
import {createHeadStore} from './head-store.js'
import {Head, HeadProvider} from './head.js'

const TITLE = {tag: 'title', attributes: {}, content: 'Owl'}

test('a prerendered component adds its tags to the head of its page', () => {
  const store = createHeadStore()
  const html = renderToStaticMarkup(
    <HeadProvider store={store}>
      <Head>
        <title>Owl</title>
      </Head>
    </HeadProvider>
  )
  expect([html, store.read()]).toEqual(['', [TITLE]])
})

test('tags are removed with their component', async () => {
  vi.stubGlobal('document', {})
  const store = createHeadStore()
  const heads: number[] = []
  store.subscribe(() => heads.push(store.read().length))
  const page = (content: string | undefined) => (
    <HeadProvider store={store}>
      {content === undefined ? null : (
        <Head>
          <title>{content}</title>
        </Head>
      )}
    </HeadProvider>
  )
  const {update} = await mount(page('Owl'))
  expect(store.read()).toEqual([TITLE])
  // Equal tags don't count as a change.
  const before = heads.length
  await update(page('Owl'))
  expect(heads).toHaveLength(before)
  await update(page('Gull'))
  expect(store.read()).toEqual([{...TITLE, content: 'Gull'}])
  await update(page(undefined))
  expect(store.read()).toEqual([])
})
