import type {Source, SourceReader} from '@lectern/types'
import {expect, test} from 'vitest'
import {adaptSources} from './adapt-sources.js'

const assets = {
  read: (file: string) =>
    file.endsWith('gone.png') ? undefined : {url: `/assets/images${file.replace('.png', '-1.png')}`}
}

async function read(given: Partial<Source>): Promise<Source> {
  const source: Source = {
    file: 'blog/a.md',
    absolutePath: '/site/blog/a.md',
    hash: '',
    frontMatter: {},
    frontMatterLines: {},
    hasTruncateMarker: false,
    problems: [],
    ...given
  }
  const reader: Pick<SourceReader, 'read'> = {read: async () => source}
  return adaptSources(reader as SourceReader, assets).read('/site/blog/a.md')
}

test('replaces images next to the file with their URLs', async () => {
  const frontMatter = {
    title: './a.png',
    image: './img/b.png',
    author_image_url: './c.png',
    authors: ['ann', {name: 'Bob', url: './d.png', image_url: './d.png'}]
  }
  expect((await read({frontMatter})).frontMatter).toEqual({
    title: './a.png',
    image: '/assets/images/site/blog/img/b-1.png',
    author_image_url: '/assets/images/site/blog/c-1.png',
    authors: ['ann', {name: 'Bob', url: './d.png', image_url: '/assets/images/site/blog/d-1.png'}]
  })
})

test('keeps the fields whose images are replaced as written', async () => {
  const frontMatter = {title: 'A', image: './img/b.png', author_image_url: '/c.png'}
  expect((await read({frontMatter})).writtenFields).toEqual({image: './img/b.png'})
  expect(await read({frontMatter: {image: '/c.png'}})).not.toHaveProperty('writtenFields')
})

test('keeps other images, and files that don’t exist', async () => {
  for (const image of ['/img/a.png', 'img/a.png', 'https://example.com/a.png', './gone.png'])
    expect((await read({frontMatter: {image}})).frontMatter).toEqual({image})
})

test('keeps Markdown in titles, and lets fields be converted', async () => {
  expect(await read({contentTitle: 'A b', writtenTitle: 'A *b*'})).toMatchObject({
    contentTitle: 'A *b*',
    isConvertible: true
  })
  expect((await read({contentTitle: 'A'})).contentTitle).toBe('A')
})
