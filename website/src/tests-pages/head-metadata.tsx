import {Head} from '@lectern/client'
import Layout from '@theme/Layout'
import {HeadList} from './_HeadList'
import {TestsPage} from './_TestsPage'

/** Tests head tags from the site, from `Layout` and from two `Head` components. */
export default function HeadMetadata() {
  return (
    <Layout
      title="Head metadata, by Layout"
      description="A description by Layout, which a Head replaces."
    >
      <Head>
        <html lang="en" className="head-metadata-html" data-head-metadata="html" />
        <body className="head-metadata-body" />
        <title>Head metadata: &lt;tags&gt; &amp; “quotes”</title>
        <meta
          name="description"
          content="A description by the first Head, which the second one replaces."
        />
        <meta name="head-metadata-first" content="of the first Head" />
        <meta property="og:title" content="A title for previews" />
        <link rel="help" href="/tests" />
      </Head>
      <Head>
        <meta
          name="description"
          content="Tags of the head, set from several places: the last one wins."
        />
        <meta name="head-metadata-second" content={'<b>"escaped" & safe</b>'} />
        <script type="application/ld+json">
          {JSON.stringify({
            '@context': 'https://schema.org',
            '@type': 'WebPage',
            name: '</script>'
          })}
        </script>
      </Head>
      <TestsPage>
        <h1>Head metadata</h1>
        <p>
          Tests that tags of the head may come from several places, that the innermost and last one
          wins, and that none stands there twice. The table lists what the head of this document
          holds now.
        </p>
        <HeadList />
      </TestsPage>
    </Layout>
  )
}
