import {useEffect, useState} from 'react'

/** Expected head tags. Each value must occur exactly once. */
const EXPECTED: readonly {what: string; selector: string; value: string}[] = [
  {what: 'title', selector: 'title', value: 'Head metadata: <tags> & “quotes”'},
  {
    what: 'description',
    selector: 'meta[name="description"]',
    value: 'Tags of the head, set from several places: the last one wins.'
  },
  {what: 'og:title', selector: 'meta[property="og:title"]', value: 'A title for previews'},
  {
    what: 'of the first Head',
    selector: 'meta[name="head-metadata-first"]',
    value: 'of the first Head'
  },
  {
    what: 'of the second Head',
    selector: 'meta[name="head-metadata-second"]',
    value: '<b>"escaped" & safe</b>'
  }
]

/** Values of the tags in `<head>`, read in the browser, and whether each is correct. */
export function HeadList() {
  const [found, setFound] = useState<readonly string[][]>()
  useEffect(() => setFound(EXPECTED.map(({selector}) => readValues(selector))), [])
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Found</th>
          <th scope="col">Right</th>
        </tr>
      </thead>
      <tbody>
        {EXPECTED.map(({what, value}, index) => (
          <tr key={what}>
            <td>{what}</td>
            <td>{found ? found[index]?.join(' and ') : 'not read yet'}</td>
            <td>{found ? isOnly(found[index], value) : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function readValues(selector: string): string[] {
  return [...document.head.querySelectorAll(selector)].map(
    (tag) => tag.getAttribute('content') ?? tag.textContent ?? ''
  )
}

function isOnly(values: readonly string[] | undefined, value: string): string {
  return values?.length === 1 && values[0] === value ? 'yes' : 'no'
}
