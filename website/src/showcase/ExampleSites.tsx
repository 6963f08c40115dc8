import Table from '@theme/MDXComponents/Table'

/** Complete example sites in the repository. */
const SITES = [
  [
    'website',
    'this website: three versions, two blogs, two changelogs, search and offline reading'
  ],
  ['packages/create-site/templates/classic', 'the template with docs, a blog and a home page'],
  ['packages/create-site/templates/minimal', 'the template with docs only'],
  ['tests/fixtures/locales', 'a site in several languages'],
  ['tests/fixtures/docusaurus-classic', 'a Docusaurus project that builds without changes'],
  ['tests/fixtures/every-kind', 'docs, posts, pages, components and a plugin']
] as const

/** Table of complete sites to copy or build. */
export function ExampleSites() {
  return (
    <section className="markdown" aria-label="Example sites">
      <p>
        The repository also contains complete sites. Read their sources, or build them from a clone:
      </p>
      <Table>
        <thead>
          <tr>
            <th scope="col">Folder</th>
            <th scope="col">Site</th>
          </tr>
        </thead>
        <tbody>
          {SITES.map(([folder, text]) => (
            <tr key={folder}>
              <th scope="row">
                <code>{folder}</code>
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
