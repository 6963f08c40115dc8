import {translate} from '@lectern/client'
import PlaygroundHeader from '@theme/Playground/Header'
import {LiveError, LivePreview} from 'react-live'

/** The result of the code, or its error. */
export default function PlaygroundPreview() {
  return (
    <div className="live-code__result">
      <PlaygroundHeader>
        {translate({id: 'theme.Playground.result', message: 'Result'})}
      </PlaygroundHeader>
      <LivePreview className="live-code__preview" />
      <div aria-live="polite">
        <LiveError className="live-code__error" />
      </div>
    </div>
  )
}
