import {useThemeConfig, translate} from '@lectern/client'
import PlaygroundEditor from '@theme/PlaygroundEditor'
import ReactLiveScope from '@theme/ReactLiveScope'
import {useState} from 'react'
import {LiveError, LivePreview, LiveProvider} from 'react-live'
import type {LiveConfig} from '../config/live-config.js'

export interface PlaygroundProps {
  code: string
  /** `jsx` when absent; types are taken off in any case. */
  language?: string
  /** Stands above the editor and names it. */
  title: string
  /** The code calls `render()` itself. */
  noInline?: boolean
}

/** An editor with the result of its code. */
export default function Playground({code, language = 'jsx', title, noInline}: PlaygroundProps) {
  const {liveCodeBlock} = useThemeConfig<{liveCodeBlock: LiveConfig}>()
  const [edited, setEdited] = useState(code)
  const isFirst = liveCodeBlock.playgroundPosition === 'top'
  const result = <PlaygroundResult />
  return (
    <div className="live-code">
      <LiveProvider code={edited} language={language} noInline={noInline} scope={ReactLiveScope}>
        {isFirst && result}
        <PlaygroundEditor
          title={title}
          isEdited={edited !== code}
          onEdit={setEdited}
          onReset={() => setEdited(code)}
        />
        {!isFirst && result}
      </LiveProvider>
    </div>
  )
}

function PlaygroundResult() {
  return (
    <div className="live-code__result">
      <div className="live-code__header">
        {translate({id: 'theme.Playground.result', message: 'Result'})}
      </div>
      <LivePreview className="live-code__preview" />
      <div aria-live="polite">
        <LiveError className="live-code__error" />
      </div>
    </div>
  )
}
