import {Head} from '@lectern/client'

/** Adds JSON-LD to the head of the page. */
export default function StructuredData({data}: {data: object}) {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  )
}
