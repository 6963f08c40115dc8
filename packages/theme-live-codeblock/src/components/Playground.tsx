import PlaygroundEditor from '@theme/PlaygroundEditor'
import PlaygroundFrame from '@theme/PlaygroundFrame'
import ReactLiveScope from '@theme/ReactLiveScope'
import {useState} from 'react'
import {LiveError, LivePreview, LiveProvider} from 'react-live'

export interface PlaygroundProps {
  code: string
  /** Defaults to `jsx`. Type annotations are always removed. */
  language?: string
  /** Title above the editor. */
  title: string
  /** Whether the code calls `render()` itself. */
  noInline?: boolean
}

/** An editor and the result of its code. */
export default function Playground({code, language = 'jsx', title, noInline}: PlaygroundProps) {
  const [edited, setEdited] = useState(code)
  const editor = (
    <PlaygroundEditor
      title={title}
      isEdited={edited !== code}
      onEdit={setEdited}
      onReset={() => setEdited(code)}
    />
  )
  return (
    <LiveProvider code={edited} language={language} noInline={noInline} scope={ReactLiveScope}>
      <PlaygroundFrame editor={editor}>
        <LivePreview className="live-code__preview" />
        <div aria-live="polite">
          <LiveError className="live-code__error" />
        </div>
      </PlaygroundFrame>
    </LiveProvider>
  )
}
