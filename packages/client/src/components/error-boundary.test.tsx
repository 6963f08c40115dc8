import {expect, onTestFinished, test, vi} from 'vitest'
import {createPageData} from '@lectern/testing/create-page-data'
import {mount} from '@lectern/testing/mount'
import {onPage, renderOnPage} from '../fixtures/run-hook.js'
import {ErrorBoundary, PageBoundary, type ErrorPageProps} from './error-boundary.js'

/** Mounts a component that throws while `state.isBad`, and records the output. */
async function showFailing() {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => report.mockRestore())
  const state = {isBad: true}
  const shown: (string | ErrorPageProps)[] = []
  function Part() {
    if (state.isBad) throw new Error('No luck')
    shown.push('part')
    return null
  }
  const at = (path: string) =>
    onPage(
      <ErrorBoundary
        fallback={(props) => {
          shown.push(props)
          return null
        }}
      >
        <Part />
      </ErrorBoundary>,
      {page: createPageData(path)}
    )
  const mounted = await mount(at('/docs/owl'))
  const last = () => shown[shown.length - 1]
  return {...mounted, state, last, show: (path: string) => mounted.update(at(path))}
}

function isFallback(shown: string | ErrorPageProps | undefined): shown is ErrorPageProps {
  return typeof shown === 'object'
}

test('a fallback replaces content that throws, and receives the error', async () => {
  const {last} = await showFailing()
  const shown = last()
  expect(isFallback(shown) && shown.error.message).toBe('No luck')
})

test('a reader can retry', async () => {
  const {state, last, act} = await showFailing()
  state.isBad = false
  await act(() => {
    const shown = last()
    if (isFallback(shown)) shown.tryAgain()
  })
  expect(last()).toBe('part')
})

test('a different page is shown without the previous error', async () => {
  const {state, last, show} = await showFailing()
  state.isBad = false
  await show('/docs/owl')
  expect(isFallback(last())).toBe(true)
  await show('/docs/gull')
  expect(last()).toBe('part')
})

test('a value that is not an error is shown as text', () => {
  expect(PageBoundary.getDerivedStateFromError('No luck').error).toEqual(new Error('No luck'))
})

test('doesn’t catch errors while prerendering, because the build reports them', () => {
  function Part(): never {
    throw new Error('No luck')
  }
  expect(() =>
    renderOnPage(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    )
  ).toThrow('No luck')
})
