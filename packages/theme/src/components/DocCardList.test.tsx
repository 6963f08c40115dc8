import DocCardList from '@theme/DocCardList'
import type {ComponentProps} from 'react'
import {expect, test} from 'vitest'
import {renderSample} from '../fixtures/render-sample.js'

/** Lists the targets of a page's cards. */
function listCards(path: string, props: Parameters<typeof renderSample>[1]): string[] {
  const html = renderSample(<DocCardList />, {path, ...props})
  return [...html.matchAll(/<a class="card" href="([^"]*)"/g)].map(([, href = '']) => href)
}

const link = (name: string) => ({type: 'link', label: name, href: `/docs/${name}`})
const inner = {type: 'category', label: 'Inner', href: '/docs/inner', items: [link('one')]}
const items = [link('a'), {type: 'category', label: 'Outer', items: [link('b'), inner]}]
const sidebar = {name: 'docs', items}

test('a list of cards needs entries, or a page in a sidebar', () => {
  expect(() => renderSample(<DocCardList />, {path: '/docs/x', props: {sidebar}})).toThrow(
    'No sidebar category has the path "/docs/x". Pass `items` to DocCardList on pages that aren\'t in a sidebar.'
  )
})

test('the page of a category lists all its entries with their descriptions', () => {
  const category = {title: 'B', items: [{type: 'link', label: 'C', path: '/c', description: 'See'}]}
  const html = renderSample(<DocCardList />, {path: '/docs/b', props: {sidebar, category}})
  expect(html).toContain('<h2 class="card__title">C</h2><p class="card__text">See</p>')
  expect(listCards('/docs/b', {props: {sidebar, category}})).toEqual(['/base/c'])
})

test('accepts sidebar items, and omits those without a page', () => {
  const html = {type: 'html', value: '<hr>', defaultStyle: false} as const
  const birds = {type: 'category', label: 'Birds', items: [html, link('owl')]} as const
  const closed = {type: 'category', label: 'Closed'} as const
  const owl = {...link('owl'), description: 'Hunts at night.'}
  // For TypeScript, the helper returns an item whose type is any string.
  const list = [birds, html, closed, owl] as ComponentProps<typeof DocCardList>['items']
  const page = renderSample(<DocCardList items={list} />)
  expect(
    [...page.matchAll(/href="([^"]*)"|__text">([^<]*)/g)].map(([, ...found]) => found.join(''))
  ).toEqual(['/base/docs/owl', '2 items', '/base/docs/owl', 'Hunts at night.'])
})

test.each([
  ['/docs/inner', ['/base/docs/one']],
  ['/docs/b', ['/base/docs/inner']],
  ['/docs/a', []]
])('a page at %s lists the entries of its sidebar in it or next to it', (path, cards) => {
  expect(listCards(path, {props: {sidebar}})).toEqual(cards)
})
