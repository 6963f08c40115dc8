import {expect, test, vi} from 'vitest'
import {hidePersonal} from './events.js'
import {watchPage, type WatchedWindow} from './watch-page.js'

interface Sample {
  endpoint?: string
  path?: string
  referrer?: string
  doNotTrack?: string
  globalPrivacyControl?: boolean
}

/** Opens a page and records the events that it sends. */
function open({endpoint = '/events', path = '/docs/a', referrer = '', ...privacy}: Sample = {}) {
  const sent: unknown[] = []
  const target = new EventTarget()
  const timers: (() => void)[] = []
  const window = {
    document: {
      addEventListener: target.addEventListener.bind(target),
      getElementById: () => ({textContent: JSON.stringify({path})}),
      querySelector: () => (endpoint === '' ? null : {content: endpoint}),
      referrer
    },
    navigator: {
      ...privacy,
      sendBeacon: (url: string, text: string) => sent.push([url, JSON.parse(text)])
    },
    location: {pathname: '/docs/a', origin: 'https://docs.example.com'},
    setTimeout: (run: () => void) => timers.push(run),
    clearTimeout: () => timers.splice(0)
  } as unknown as WatchedWindow
  watchPage(window)
  const dispatch = (name: string, detail: object) =>
    target.dispatchEvent(Object.assign(new Event(name), {detail}))
  const wait = () => timers.splice(0).map((run) => run())
  return {sent, dispatch, wait}
}

test('a search without results is sent once, after a pause', () => {
  const {sent, dispatch, wait} = open()
  for (const query of ['ow', 'owl', 'owlz']) dispatch('site:search', {query, count: 0})
  expect(sent).toEqual([])
  wait()
  dispatch('site:search', {query: 'owlz', count: 0})
  wait()
  expect(sent).toEqual([['/events', {type: 'search-empty', query: 'owlz', path: '/docs/a'}]])
})

test('searches with results, and queries that later have results, are not sent', () => {
  const {sent, dispatch, wait} = open()
  dispatch('site:search', {query: 'owl', count: 0})
  dispatch('site:search', {query: 'owls', count: 3})
  wait()
  expect(sent).toEqual([])
})

test('a missing page is sent with the page of this site that links to it', () => {
  const {sent} = open({path: '/404.html', referrer: 'https://docs.example.com/docs/b?c#d'})
  expect(sent).toEqual([['/events', {type: 'page-missing', path: '/docs/a', from: '/docs/b'}]])
  expect(open({path: '/404.html', referrer: 'https://other.example/x'}).sent).toEqual([
    ['/events', {type: 'page-missing', path: '/docs/a'}]
  ])
})

test('a vote is sent with its text', () => {
  const {sent, dispatch} = open()
  dispatch('site:vote', {vote: 'down', text: 'Ask me: a@b.example'})
  dispatch('site:vote', {vote: 1})
  expect(sent).toEqual([
    ['/events', {type: 'vote', vote: 'down', text: 'Ask me: …', path: '/docs/a'}]
  ])
})

test('a text that follows a vote is sent with the vote, but not as another vote', () => {
  const {sent, dispatch} = open()
  dispatch('site:vote', {vote: 'up'})
  dispatch('site:comment', {vote: 'up', text: ' Clear. Call 0123456789. '})
  dispatch('site:comment', {vote: 'up', text: '  '})
  dispatch('site:comment', {text: 'No vote'})
  expect(sent).toEqual([
    ['/events', {type: 'vote', vote: 'up', path: '/docs/a'}],
    ['/events', {type: 'comment', vote: 'up', text: 'Clear. Call ….', path: '/docs/a'}]
  ])
})

test.each([{doNotTrack: '1'}, {globalPrivacyControl: true}, {endpoint: ''}])(
  'nothing is sent with %j',
  (sample) => {
    const {sent, dispatch, wait} = open({path: '/404.html', ...sample})
    dispatch('site:search', {query: 'owl', count: 0})
    dispatch('site:vote', {vote: 'up'})
    dispatch('site:comment', {vote: 'up', text: 'Clear'})
    wait()
    expect(sent).toEqual([])
  }
)

test('does nothing in server rendering', async () => {
  vi.stubGlobal('document', undefined)
  await expect(import('./start.js')).resolves.toBeDefined()
  vi.unstubAllGlobals()
})

test.each([
  ['mail ada.l@birds.example now', 'mail … now'],
  ['call +1 (555) 123-4567', 'call +…'],
  ['error 404', 'error 404'],
  ['x'.repeat(600), 'x'.repeat(500)]
])('%j becomes %j', (text, expected) => {
  expect(hidePersonal(text)).toBe(expected)
})
