import {Link, useLatestVersion, useVersions} from '@lectern/client'
import Layout from '@theme/Layout'
import {ArchivedVersions} from '@site/src/components/ArchivedVersions'
import {VersionTable} from '@site/src/components/VersionTable'
import styles from './versions.module.css'

/** All versions of the docs: the latest, earlier and archived ones. */
export default function Versions() {
  const versions = useVersions()
  const latest = useLatestVersion()
  const others = versions.filter(({name}) => name !== latest.name)
  return (
    <Layout
      title="Versions"
      description="All versions of the Lectern documentation, and the archived versions of Docusaurus."
    >
      <main className={`markdown ${styles.page}`}>
        <h1>Documentation versions</h1>
        <section aria-labelledby="latest">
          <h2 id="latest">Latest version</h2>
          <p>
            Canary describes the <code>main</code> branch. It&apos;s the version that you read by
            default. See the <Link to="/releases">release notes</Link> for what changed.
          </p>
          <VersionTable versions={[latest]} />
        </section>
        {others.length > 0 && (
          <section aria-labelledby="others">
            <h2 id="others">Other versions</h2>
            <p>
              Reference snapshots, numbered after the Docusaurus versions that they correspond to.
              The version menu in the navbar switches between versions of a page.
            </p>
            <VersionTable versions={others} />
          </section>
        )}
        <section aria-labelledby="archived">
          <h2 id="archived">Archived versions</h2>
          <p>
            Documentation of earlier Docusaurus releases, on other websites. Lectern uses the same
            project layout.
          </p>
          <ArchivedVersions />
        </section>
      </main>
    </Layout>
  )
}
