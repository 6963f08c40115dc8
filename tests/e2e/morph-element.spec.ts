import {fileURLToPath} from 'node:url'
import {build} from 'esbuild'
import {test as base, expect, type Page} from 'playwright/test'

const SOURCE = fileURLToPath(
  new URL('../../packages/client/src/dev/morph-element.ts', import.meta.url)
)

/** A page whose `#root` can be morphed with `globalThis.morph.morphElement`. */
const test = base.extend({
  page: async ({page}, use) => {
    const {outputFiles} = await build({
      entryPoints: [SOURCE],
      bundle: true,
      format: 'iife',
      globalName: 'morph',
      write: false
    })
    await page.setContent('<div id="root"></div>')
    await page.addScriptTag({content: outputFiles[0]?.text ?? ''})
    await use(page)
  }
})

const show = (page: Page, html: string) =>
  page.evaluate((inner) => {
    for (const root of document.querySelectorAll('#root')) root.innerHTML = inner
  }, html)

const morph = (page: Page, html: string) =>
  page.evaluate((inner) => {
    const {morphElement} = (globalThis as unknown as {morph: Morph}).morph
    for (const root of document.querySelectorAll('#root')) morphElement(root, inner)
  }, html)

interface Morph {
  morphElement(element: Element, html: string): void
}

const paragraph = (text: string) => `<p>Words about ${text}, and <code>code</code>.</p>`
const details = (name: string) =>
  `<details><summary>${name}</summary><p>Inside ${name}.</p></details>`

const selected = (page: Page) => page.evaluate(() => String(getSelection()))
const openDetails = (page: Page) =>
  page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => all.map(({open}) => open))

for (const [change, after] of [
  ['inserted', ['one', 'new', 'two', 'three']],
  ['removed', ['two', 'three']],
  ['changed', ['other', 'two', 'three']]
] as const) {
  test(`a selection survives when a paragraph before it is ${change}`, async ({page}) => {
    await show(page, ['one', 'two', 'three'].map(paragraph).join('\n'))
    await page.evaluate(() => {
      const text = document.querySelectorAll('p')[1]?.firstChild
      if (text) getSelection()?.setBaseAndExtent(text, 0, text, 15)
    })
    await morph(page, after.map(paragraph).join('\n'))
    expect(await selected(page)).toBe('Words about two')
    await expect(page.locator('p')).toHaveText(
      after.map((text) => `Words about ${text}, and code.`)
    )
  })
}

test('open details stay open when others are inserted or removed before them', async ({page}) => {
  await show(page, [details('a'), details('b')].join('\n'))
  await page.locator('summary').first().click()
  await morph(page, [details('new'), details('a'), details('b')].join('\n'))
  expect(await openDetails(page)).toEqual([false, true, false])
  await morph(page, [details('a'), details('b')].join('\n'))
  expect(await openDetails(page)).toEqual([true, false])
  await morph(page, [details('changed'), details('b')].join('\n'))
  expect(await openDetails(page)).toEqual([true, false])
})

test('a field without an ID keeps its text, focus and selection', async ({page}) => {
  await show(page, '<input title="a"><input title="b">')
  await page.getByTitle('a').fill('typed')
  await page.getByTitle('a').evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3))
  await morph(page, '<input title="new"><input title="a"><input title="b">')
  await expect(page.getByTitle('a')).toBeFocused()
  await expect(page.getByTitle('a')).toHaveValue('typed')
  expect(
    await page.getByTitle('a').evaluate((field: HTMLInputElement) => field.selectionStart)
  ).toBe(1)
})

test("frames aren't reloaded when another one is inserted before them", async ({page}) => {
  const frame = (name: string) => `<iframe title="${name}" srcdoc="${name}"></iframe>`
  await show(page, frame('a'))
  const first = await page.evaluateHandle(() => document.querySelector('iframe'))
  await morph(page, frame('new') + frame('a'))
  expect(
    await page.evaluate((frame) => document.querySelectorAll('iframe')[1] === frame, first)
  ).toBe(true)
})

test('the selected tab stays selected', async ({page}) => {
  const tab = (name: string, isChosen: boolean) =>
    `<button role="tab" aria-selected="${isChosen}" tabindex="${isChosen ? 0 : -1}">${name}</button>`
  const tabs = `<div role="tablist">${tab('A', true)}${tab('B', false)}</div>`
  await show(page, tabs)
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[role=tab]')) {
      element.setAttribute('aria-selected', String(element.textContent === 'B'))
    }
  })
  await morph(page, paragraph('tabs') + tabs)
  await expect(page.getByRole('tab', {selected: true})).toHaveText('B')
})

test('an updated image keeps its attributes', async ({page}) => {
  await show(page, '<p><img src="a.svg?dev=3"></p>')
  await morph(page, `${paragraph('images')}<p><img src="a.svg"></p>`)
  await expect(page.locator('img')).toHaveAttribute('src', 'a.svg?dev=3')
})
