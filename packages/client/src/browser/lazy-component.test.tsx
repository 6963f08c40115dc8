import {renderToStaticMarkup} from 'react-dom/server'
import {expect, onTestFinished, test, vi} from 'vitest'
import {mount} from '@lectern/testing/mount'
import {lazyComponent, useLazy, type LoadingProps} from './lazy-component.js'

type Lazy = {loaded: string | undefined} & LoadingProps

/** Mounts a component that loads a text. Timers wait until `pass` advances the time. */
async function follow(load: () => Promise<string>) {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const seen: Lazy[] = []
  function Probe() {
    seen.push(useLazy(load))
    return null
  }
  const mounted = await mount(<Probe />)
  const read = (): Partial<Lazy> => seen[seen.length - 1] ?? {}
  return {...mounted, read, pass: (ms: number) => mounted.act(() => vi.advanceTimersByTime(ms))}
}

/** Creates a promise that the test settles. */
function createPromise() {
  let settle = {resolve: (_: string) => {}, reject: (_: unknown) => {}}
  const promise = new Promise<string>((resolve, reject) => {
    settle = {resolve, reject}
  })
  return {promise, ...settle}
}

test('components that load quickly never show a loading state', async () => {
  const editor = createPromise()
  const {read, act, pass} = await follow(() => editor.promise)
  await pass(199)
  expect(read()).toMatchObject({loaded: undefined, pastDelay: false})
  await act(() => editor.resolve('Editor'))
  expect(read()).toMatchObject({loaded: 'Editor', pastDelay: false})
  await pass(1000)
  expect(read().pastDelay).toBe(false)
})

test('a loading state is shown after 200 ms', async () => {
  const editor = createPromise()
  const {read, act, pass} = await follow(() => editor.promise)
  await pass(200)
  expect(read().pastDelay).toBe(true)
  await act(() => editor.resolve('Editor'))
  expect(read()).toMatchObject({loaded: 'Editor', pastDelay: false})
})

test('a failed load shows the reason, and can be retried', async () => {
  const attempts = [Promise.reject('Offline'), Promise.resolve('Editor')]
  const {read, act} = await follow(() => attempts.shift() ?? Promise.resolve(''))
  expect([read().error?.message, read().loaded]).toEqual(['Offline', undefined])
  await act(() => read().retry?.())
  expect([read().error, read().loaded]).toEqual([undefined, 'Editor'])
})

test('a second retry reloads the page', async () => {
  let reloads = 0
  vi.stubGlobal('location', {reload: () => (reloads += 1)})
  const {read, act} = await follow(() => Promise.reject(new Error('Offline')))
  await act(() => read().retry?.())
  expect(reloads).toBe(0)
  await act(() => read().retry?.())
  expect(reloads).toBe(1)
})

test('ignores a result that arrives after its page was left', async () => {
  const editor = createPromise()
  const {read, act, unmount} = await follow(() => editor.promise)
  await unmount()
  await act(() => editor.resolve('Editor'))
  expect(read().loaded).toBeUndefined()
})

test('a prerendered page contains the placeholder of the component', () => {
  const Editor = lazyComponent(
    async () => ({default: () => <p>Editor</p>}),
    ({pastDelay, error}) => <p>{pastDelay || error ? 'Problem' : ''}</p>
  )
  expect(renderToStaticMarkup(<Editor />)).toBe('<p></p>')
})
