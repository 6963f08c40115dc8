import {expect, test} from 'vitest'
import type {FeedItem} from '../options/feed-item.js'
import {renderJsonFeed} from './render-json-feed.js'

const FACTS = {
  title: 'Birds',
  description: 'What flies.',
  language: 'de',
  link: 'https://birds.example.com/blog',
  self: 'https://birds.example.com/blog/feed.json',
  author: {name: 'Birds', link: 'https://birds.example.com/blog'}
}

const POST: FeedItem = {
  id: 'https://birds.example.com/blog/a',
  link: 'https://birds.example.com/blog/a',
  title: 'A',
  date: new Date('2024-03-05T00:00:00Z')
}

const render = (item: FeedItem) => JSON.parse(renderJsonFeed(FACTS, [item]))

test('describes a blog with the fields of version 1.1', () => {
  const {items: _, ...feed} = render(POST)
  expect(feed).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Birds',
    home_page_url: 'https://birds.example.com/blog',
    feed_url: 'https://birds.example.com/blog/feed.json',
    description: 'What flies.',
    language: 'de',
    authors: [{name: 'Birds', url: 'https://birds.example.com/blog'}]
  })
})

test('contains all authors of a post, its text and its tags', () => {
  const item = render({
    ...POST,
    description: 'Short.',
    content: '<p>Long.</p>',
    image: 'https://birds.example.com/a.png',
    author: [{name: 'Ada', link: 'https://ada.example'}, {name: 'Eve'}],
    category: [{name: 'food'}, {}]
  }).items[0]
  expect(item).toEqual({
    id: 'https://birds.example.com/blog/a',
    url: 'https://birds.example.com/blog/a',
    title: 'A',
    content_html: '<p>Long.</p>',
    summary: 'Short.',
    image: 'https://birds.example.com/a.png',
    date_published: '2024-03-05T00:00:00.000Z',
    date_modified: '2024-03-05T00:00:00.000Z',
    authors: [{name: 'Ada', url: 'https://ada.example'}, {name: 'Eve'}],
    tags: ['food']
  })
})

test('a post without text has empty content, and a post without authors lists none', () => {
  const {content_html, authors, summary} = render(POST).items[0]
  expect([content_html, authors, summary]).toEqual(['', undefined, undefined])
  expect(render({...POST, description: 'Short.'}).items[0].content_html).toBe('Short.')
})
