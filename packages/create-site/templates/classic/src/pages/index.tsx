import {Link} from '@lectern/client'
import HomeDemo from '@theme/HomeDemo'
import HomeFeatures from '@theme/HomeFeatures'
import HomeHero from '@theme/HomeHero'
import HomeSection from '@theme/HomeSection'
import Layout from '@theme/Layout'
import Page from '../home/page.md'
import Source from '../home/source.md'

/** Cards with links. The icons are part of Lucide (ISC License). */
const features = [
  {
    title: 'Write',
    text: 'Each Markdown file is a page, each folder a section. The sidebar is generated.',
    link: '/docs/guides/write-a-page',
    label: 'Write a page',
    iconPath:
      'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4'
  },
  {
    title: 'Customize',
    text: 'Set the title, the navbar, the design and the color in one file.',
    link: '/docs/introduction',
    label: 'Find your way around',
    iconPath:
      'M12.83 2.18a2 2 0 0 0-1.66 0L2.6 6.08a1 1 0 0 0 0 1.83l8.58 3.91a2 2 0 0 0 1.66 0l8.58-3.9a1 1 0 0 0 0-1.83zM2 12a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 12M2 17a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 17'
  },
  {
    title: 'Publish',
    text: 'Build static files for any host. Broken links fail the build.',
    link: '/docs/guides/publish',
    label: 'Publish the site',
    iconPath: 'M12 3v12m5-7l-5-5l-5 5m14 7v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4'
  }
]

/** The home page. */
export default function Home() {
  return (
    <Layout description="Documentation of __TITLE__.">
      <main className="home">
        <HomeHero
          title="__TITLE__"
          tagline="Guides and reference, a blog, and search across all of it."
          actions={
            <>
              <Link className="button button--primary button--lg" to="/docs/introduction">
                Read the docs
              </Link>
              <Link className="button button--lg" to="/blog">
                See what's new
              </Link>
            </>
          }
          note={
            <>
              Edit <code>src/pages/__HOME__</code> to change this page.
            </>
          }
        >
          <HomeDemo
            file="docs/quick-start.md"
            source={<Source />}
            title="/docs/quick-start"
            page={<Page />}
          />
        </HomeHero>
        <HomeSection title="Next steps">
          <HomeFeatures features={features} />
        </HomeSection>
      </main>
    </Layout>
  )
}
