import {useLatestVersion, useVersions} from '@lectern/client'
import Layout from '@theme/Layout'
import {ArchivedVersions} from '@site/src/components/ArchivedVersions'
import {VersionTable} from '@site/src/components/VersionTable'
import styles from './versions.module.css'

/** Every version of the documentation: the last one, the others, and those that are archived. */
export default function Versions() {
  const versions = useVersions()
  const latest = useLatestVersion()
  const others = versions.filter(({name}) => name !== latest.name)
  return (
    <Layout title="Versions" description="All versions of the documentation, and where they are.">
      <main className={`markdown ${styles.page}`}>
        <h1>Versions of the documentation</h1>
        <section aria-labelledby="latest">
          <h2 id="latest">Latest version</h2>
          <p>What you read unless you choose another one.</p>
          <VersionTable versions={[latest]} />
        </section>
        {others.length > 0 && (
          <section aria-labelledby="others">
            <h2 id="others">Other versions</h2>
            <p>Snapshots of this documentation; the menu of versions leads from page to page.</p>
            <VersionTable versions={others} />
          </section>
        )}
        <section aria-labelledby="archived">
          <h2 id="archived">Archived versions</h2>
          <p>
            Documentation of earlier releases of Docusaurus, whose way of writing Lectern keeps. It
            is no part of this site.
          </p>
          <ArchivedVersions />
        </section>
      </main>
    </Layout>
  )
}
