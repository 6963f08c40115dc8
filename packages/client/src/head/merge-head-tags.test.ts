import type {HeadTag} from '@lectern/types'
import {expect, test} from 'vitest'
import {mergeHeadTags} from './merge-head-tags.js'

const meta = (attributes: HeadTag['attributes']): HeadTag => ({tag: 'meta', attributes})

test('the inner level wins if two tags have the same purpose', () => {
  const outer: HeadTag[] = [
    {tag: 'title', content: 'Site'},
    meta({name: 'Description', content: 'Of the site'}),
    meta({property: 'og:image', content: 'a'}),
    {tag: 'link', attributes: {rel: 'canonical', href: '/a'}},
    {tag: 'link', attributes: {rel: 'icon', href: '/icon'}}
  ]
  const inner: HeadTag[] = [
    meta({name: 'description', content: 'Of the page'}),
    {tag: 'link', attributes: {rel: 'canonical', href: '/b'}},
    {tag: 'title', content: 'Page'}
  ]
  expect(mergeHeadTags([outer, inner])).toEqual([
    {tag: 'title', content: 'Page'},
    meta({name: 'description', content: 'Of the page'}),
    meta({property: 'og:image', content: 'a'}),
    {tag: 'link', attributes: {rel: 'canonical', href: '/b'}},
    {tag: 'link', attributes: {rel: 'icon', href: '/icon'}}
  ])
})

test('merges the attributes of `<html>` and `<body>`, including classes', () => {
  const html = (attributes: HeadTag['attributes']): HeadTag => ({tag: 'html', attributes})
  expect(
    mergeHeadTags([[html({class: 'a c', lang: 'en'})], [html({class: 'b a', dir: 'rtl'})]])
  ).toEqual([html({class: 'a c b', lang: 'en', dir: 'rtl'})])
})

test('keeps different links of the same type, without duplicates', () => {
  const alternate = (href: string): HeadTag => ({tag: 'link', attributes: {rel: 'alternate', href}})
  expect(mergeHeadTags([[alternate('/a'), alternate('/b')], [alternate('/a')]])).toEqual([
    alternate('/a'),
    alternate('/b')
  ])
})
