import {BrowserOnly, useFormatDate, useIsBrowser} from '@lectern/client'
import {useId, useState} from 'react'
import Layout from '@theme/Layout'
import {TestsPage} from './_TestsPage'

/** Tests markup that often differs between the server and the browser. */
export default function HydrationTests() {
  const isBrowser = useIsBrowser()
  const formatDate = useFormatDate()
  const [count, setCount] = useState(0)
  const fieldId = useId()
  return (
    <Layout title="Hydration tests" description="Markup that server and browser must agree on.">
      <TestsPage>
        <h1>Hydration tests</h1>
        <p>
          Tests markup that is easily different in the two renderings of a page. The console must be
          empty, and the last line of the list must say that the browser has taken over.
        </p>
        <ul>
          <li>
            Text nodes side by side: one {'two'} {3} {''}
            {null}
            {false}
            {'four'}
          </li>
          <li>Characters: &lt;p&gt; &amp; &quot; ’ – … &nbsp; é é 日本語 👩‍🚀</li>
          <li>
            A date, the same in every time zone:{' '}
            <time dateTime="2022-08-01T00:30:00Z">{formatDate('2022-08-01T00:30:00Z')}</time>
          </li>
          <li>
            Text in the browser only:{' '}
            <BrowserOnly fallback={<span>not in the browser yet</span>}>
              {() => <span>rendered in the browser</span>}
            </BrowserOnly>
          </li>
          <li>
            <label htmlFor={fieldId}>A field with an id of its own:</label>{' '}
            <input id={fieldId} defaultValue="kept" size={8} />
          </li>
          <li>
            State:{' '}
            <button type="button" className="button" onClick={() => setCount(count + 1)}>
              Pressed {count} {count === 1 ? 'time' : 'times'}
            </button>
          </li>
          <li data-testid="renderer">
            This line was rendered last by {isBrowser ? 'the browser' : 'the build'}.
          </li>
        </ul>
      </TestsPage>
    </Layout>
  )
}
