import {Head} from '@lectern/client'

export default function Scripts() {
  return (
    <>
      <Head>
        <script>{'console.log("own")'}</script>
        <script type="application/ld+json">{'{}'}</script>
      </Head>
      <main>A page with a script of its own.</main>
    </>
  )
}
