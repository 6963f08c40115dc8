import {useState} from 'react'
import Layout from '@theme/Layout'
import {TestsPage} from './_TestsPage'

/** Throws while rendering after its button was clicked, like a broken component. */
function CrashButton() {
  const [isPressed, setPressed] = useState(false)
  if (isPressed)
    throw new Error('The button was pressed: this component throws when it is rendered.')
  return (
    <button type="button" className="button button--primary" onClick={() => setPressed(true)}>
      Crash this page
    </button>
  )
}

/** Tests that readers see an error message when a page throws, and can continue. */
export default function ErrorBoundaryTests() {
  return (
    <Layout title="Error boundary tests" description="A page that throws when a button is pressed.">
      <TestsPage>
        <h1>Error boundary tests</h1>
        <p>
          Tests what happens when a page throws. After a press of the button, the screen for crashed
          pages must take the place of this text, between navbar and footer: it says that the page
          crashed, shows the message, and offers to try again, which brings this text back.
        </p>
        <CrashButton />
      </TestsPage>
    </Layout>
  )
}
