import {translate} from '@lectern/client'
import Layout from '@theme/Layout'
import NotFoundContent from '@theme/NotFound/Content'

/** The 404 page. */
export default function NotFound() {
  return (
    <Layout title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})}>
      <main>
        <NotFoundContent />
      </main>
    </Layout>
  )
}
