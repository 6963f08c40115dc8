import type {Location, NavigationType} from 'react-router-dom'
import {expect, test} from 'vitest'
import {mount} from '@lectern/testing/mount'
import {stubWindow} from '../fixtures/stub-window.js'
import {useScroll} from './use-scroll.js'

interface Step {
  /** Path with query and hash. */
  to: string
  /** Key of the history entry. */
  key: string
  type?: 'PUSH' | 'POP' | 'REPLACE'
}

function Page({shown, type}: {shown: Location; type: NavigationType}) {
  useScroll(shown, type)
  return null
}

function pageAt({to, key, type = 'PUSH'}: Step) {
  const {pathname, search, hash} = new URL(to, 'https://example.com')
  const shown: Location = {pathname, search, hash, key, state: null}
  // An enumeration with these values.
  return <Page shown={shown} type={type as NavigationType} />
}

/** Opens a site. `go` shows another page or position, including the frame in which a reader sees it. */
async function open(first: Step, places: Readonly<Record<string, number>> = {}, top = 0) {
  const window = stubWindow()
  window.scroll(top)
  Object.assign(window.places, places)
  const enter = ({to, key}: Step) => {
    window.history.state = {key}
    window.location.hash = new URL(to, 'https://example.com').hash
  }
  enter(first)
  const {update, unmount} = await mount(pageAt({type: 'POP', ...first}))
  window.frame()
  return {
    window,
    unmount,
    async go(step: Step) {
      enter(step)
      await update(pageAt(step))
      window.frame()
    },
    read(top: number) {
      window.scroll(top)
      window.frame()
    }
  }
}

test('a different page starts at the top', async () => {
  const {window, go, read} = await open({to: '/owl', key: 'a'})
  read(500)
  await go({to: '/gull', key: 'b'})
  expect(window.top()).toBe(0)
})

test('going back and forward restores the position', async () => {
  const {window, go, read} = await open({to: '/owl', key: 'a'})
  read(500)
  await go({to: '/gull', key: 'b'})
  read(200)
  await go({to: '/owl', key: 'a', type: 'POP'})
  expect(window.top()).toBe(500)
  await go({to: '/gull', key: 'b', type: 'POP'})
  expect(window.top()).toBe(200)
})

test('a link to the same page starts at the top', async () => {
  const {window, go, read} = await open({to: '/owl', key: 'a'})
  read(500)
  await go({to: '/gull', key: 'b'})
  await go({to: '/owl', key: 'c'})
  expect(window.top()).toBe(0)
})

test('a link with a hash scrolls to its heading', async () => {
  const {window, go} = await open({to: '/owl', key: 'a'}, {food: 900})
  await go({to: '/gull#food', key: 'b'})
  expect(window.top()).toBe(900)
})

test('going back restores the position, not the heading', async () => {
  const {window, go, read} = await open({to: '/owl', key: 'a'}, {food: 900})
  await go({to: '/gull#food', key: 'b'})
  read(1200)
  await go({to: '/owl', key: 'c'})
  await go({to: '/gull#food', key: 'b', type: 'POP'})
  expect(window.top()).toBe(1200)
})

test('a missing heading keeps the position', async () => {
  const {window, go, read} = await open({to: '/owl', key: 'a'})
  read(500)
  await go({to: '/owl#lost', key: 'b'})
  expect(window.top()).toBe(500)
})

test('a missing heading of a different page starts at the top', async () => {
  const {window, go, read} = await open({to: '/owl', key: 'a'})
  read(500)
  await go({to: '/gull#lost', key: 'b'})
  expect(window.top()).toBe(0)
})

test('changing only the query doesn’t scroll', async () => {
  const {window, go, read} = await open({to: '/owl?tab=a', key: 'a'})
  read(500)
  await go({to: '/owl?tab=b', key: 'b'})
  expect(window.top()).toBe(500)
})

test('a page that the browser has loaded keeps the browser’s position', async () => {
  const {window} = await open({to: '/owl', key: 'a'})
  window.scroll(70)
  window.frame()
  expect(window.top()).toBe(70)
})

test('a visible heading of a loaded page keeps its position when the page grows above it', async () => {
  const {window} = await open({to: '/owl#food', key: 'a'}, {food: 100})
  Object.assign(window, {height: 3300, places: {food: 400}})
  window.frame()
  expect(window.top()).toBe(300)
})

test('positions persist in the next document of the tab', async () => {
  const {window, read} = await open({to: '/owl', key: 'a'})
  read(500)
  expect(window.history.scrollRestoration).toBe('manual')
  window.send('pagehide')
  expect(window.history.scrollRestoration).toBe('auto')
  expect(JSON.parse(window.stored.get('site-scroll-positions') ?? '')).toEqual({'a /owl': 500})
})

test('scrolling after a history change doesn’t affect the position of the previous page', async () => {
  const {window, go, read} = await open({to: '/owl', key: 'a'})
  read(500)
  // The page of the new entry is still loading.
  window.history.state = {key: 'b'}
  read(20)
  await go({to: '/gull', key: 'b'})
  await go({to: '/owl', key: 'a', type: 'POP'})
  expect(window.top()).toBe(500)
})

test('following a link on the page reports the previous position', async () => {
  const {window, go, read} = await open({to: '/owl', key: 'a'}, {food: 900, nest: 1500})
  read(500)
  await go({to: '/owl#food', key: 'default', type: 'POP'})
  expect(window.jumps).toEqual([500])
  read(1000)
  await go({to: '/owl#nest', key: 'c'})
  expect(window.jumps).toEqual([500, 1000])
})

test('the position in which the browser opens a page is the start of a jump, and is restored', async () => {
  const {window, go} = await open({to: '/owl#food', key: 'a'}, {food: 900, nest: 1500}, 900)
  window.places.food = 700
  await go({to: '/owl#nest', key: 'default', type: 'POP'})
  expect(window.jumps).toEqual([900])
  await go({to: '/owl#food', key: 'a', type: 'POP'})
  expect(window.top()).toBe(900)
})

test('other navigations aren’t reported as jumps', async () => {
  const {window, go, read} = await open({to: '/owl', key: 'a'}, {food: 900})
  read(500)
  await go({to: '/owl?tab=b', key: 'b', type: 'REPLACE'})
  await go({to: '/gull#food', key: 'c'})
  await go({to: '/gull?tab=b#food', key: 'd'})
  await go({to: '/owl', key: 'a', type: 'POP'})
  expect(window.jumps).toEqual([])
})
