import {useState} from 'react'
import Layout from '@theme/Layout'
import {TestsPage} from './_TestsPage'

/** Throws while rendering once it is told to, as a broken component does. */
function Bomb({isLit}: {isLit: boolean}) {
  if (isLit) throw new Error('The button was pressed: this component throws when it is rendered.')
  return <p>All is well.</p>
}

/** Tests what readers see when a page throws, and that they can go on. */
export default function ErrorBoundaryTests() {
  const [isLit, setLit] = useState(false)
  return (
    <Layout title="Error boundary tests" description="A page that throws when a button is pressed.">
      <TestsPage>
        <h1>Error boundary tests</h1>
        <p>
          Tests what happens when a page throws. After a press of the button, the screen for crashed
          pages must take the place of this one: it says that the page crashed, shows the message,
          and offers to try again, which brings this page back.
        </p>
        <Bomb isLit={isLit} />
        <button type="button" className="button button--primary" onClick={() => setLit(true)}>
          Crash this page
        </button>
      </TestsPage>
    </Layout>
  )
}
