import {findMainDoc, Link} from '@lectern/client'
import type {DocsVersionData} from '@lectern/types'
import Table from '@theme/MDXComponents/Table'

/** Versions of this site's documentation, each with a link to its first page. */
export function VersionTable({versions}: {versions: readonly DocsVersionData[]}) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Documentation</th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <tr key={version.name}>
            <th scope="row">{version.label}</th>
            <td>
              <Link to={findMainDoc(version).path}>{findMainDoc(version).path}</Link>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
