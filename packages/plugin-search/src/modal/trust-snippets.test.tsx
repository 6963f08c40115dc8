import type {ComponentType} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {trustSnippets} from './trust-snippets.js'

const Snippet: ComponentType<{hit: object; attribute: string; className: string}> = () => {
  throw new Error("DocSearch's component writes plain strings.")
}

const hit = {hierarchy: {lvl1: 'Owls &amp; gulls', lvl2: 'Night'}, content: 'At night'}

const render = (own: object) =>
  renderToStaticMarkup(
    trustSnippets(
      <div>
        {false}
        <Snippet className="title" hit={own} attribute="hierarchy.lvl1" />
        <p>
          <Snippet className="path" hit={own} attribute="content" />
        </p>
        <button type="button">Save</button>
      </div>
    )
  )

test('highlighted text is replaced at any depth, and other elements are unchanged', () => {
  const _snippetResult = {
    hierarchy: {lvl1: {value: '<mark>Owls</mark> &amp; gulls'}},
    content: {value: 'At <mark>night</mark>'}
  }
  expect(render({...hit, _snippetResult})).toBe(
    '<div><span class="title"><mark>Owls</mark> &amp; gulls</span><p><span class="path">At <mark>night</mark></span></p><button type="button">Save</button></div>'
  )
})

test('a recent search has no marks', () => {
  expect(render(hit)).toContain(
    '<span class="title">Owls &amp; gulls</span><p><span class="path">At night</span></p>'
  )
  expect(render({hierarchy: {}, content: null})).toContain('<span class="title"></span>')
})
