import {expect, test} from 'vitest'
import {runHook} from '../../fixtures/run-hook.js'
import {useBlogListPageStructuredData} from './structured-data.js'

const POST = {
  ...{id: 'owl', title: 'Owl', path: '/blog/owl', date: '2024-01-31T00:00:00.000Z'},
  ...{hasExcerpt: false, showReadingTime: false, tags: [], image: '/owl.png'},
  ...{authors: [{name: 'Ada', title: 'Ranger', url: 'https://ada.example'}]},
  ...{lastUpdatedAt: '2024-02-01T00:00:00Z', frontMatter: {keywords: ['birds']}}
}

test('the structured data of a list describes its page and its posts like Docusaurus', () => {
  const props = {blogTitle: 'Birds', blogPath: '/blog', description: 'About birds', posts: [POST]}
  const url = 'https://birds.example/base/blog'
  const config = {url: 'https://birds.example'}
  const image = 'https://birds.example/base/owl.png'
  expect(runHook(useBlogListPageStructuredData, {path: '/blog/page/2', props, config})).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': `${url}/page/2`,
    mainEntityOfPage: `${url}/page/2`,
    headline: 'Birds',
    description: 'About birds',
    blogPost: [
      {
        '@type': 'BlogPosting',
        '@id': `${url}/owl`,
        mainEntityOfPage: `${url}/owl`,
        url: `${url}/owl`,
        headline: 'Owl',
        name: 'Owl',
        description: undefined,
        datePublished: '2024-01-31T00:00:00.000Z',
        dateModified: '2024-02-01T00:00:00.000Z',
        author: {
          '@type': 'Person',
          name: 'Ada',
          description: 'Ranger',
          url: 'https://ada.example'
        },
        image: {
          '@type': 'ImageObject',
          '@id': image,
          url: image,
          contentUrl: image,
          caption: 'title image for the blog post: Owl'
        },
        keywords: ['birds']
      }
    ]
  })
})
