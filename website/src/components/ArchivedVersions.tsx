import {Link, useFormatDate} from '@lectern/client'
import Table from '@theme/MDXComponents/Table'
import archived from '@site/archived-versions.json'

/** Versions whose docs are on other websites, newest first. */
export function ArchivedVersions() {
  const formatDate = useFormatDate()
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Released</th>
          <th scope="col">Documentation</th>
        </tr>
      </thead>
      <tbody>
        {archived.map(({name, date, url}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{date ? <time dateTime={date}>{formatDate(date)}</time> : 'before 2.0.0'}</td>
            <td>
              <Link href={url}>{new URL(url).hostname}</Link>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
