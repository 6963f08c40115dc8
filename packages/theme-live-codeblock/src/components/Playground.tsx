import {translate} from '@lectern/client'
import PlaygroundEditor from '@theme/PlaygroundEditor'
import PlaygroundFrame from '@theme/PlaygroundFrame'
import ReactLiveScope from '@theme/ReactLiveScope'
import {useState} from 'react'
import {LiveError, LivePreview, LiveProvider} from 'react-live'

/** Props of `@theme/Playground`, which are the same as in Docusaurus. */
export interface PlaygroundProps {
  /** The code. */
  children: string
  /** Names that the code can use. Defaults to `@theme/ReactLiveScope`. */
  scope?: Readonly<Record<string, unknown>>
  /** Defaults to `jsx`. Type annotations are always removed. */
  language?: string
  /** Title above the editor. */
  title?: string
  /** Info string of the fence. With `noInline`, the code calls `render()` itself. */
  metastring?: string
}

/** An editor and the result of its code. */
export default function Playground({
  children: code,
  scope = ReactLiveScope,
  language = 'jsx',
  title = translate({id: 'theme.Playground.liveEditor', message: 'Live Editor'}),
  metastring = ''
}: PlaygroundProps) {
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
    <LiveProvider
      code={edited}
      language={language}
      noInline={metastring.includes('noInline')}
      scope={scope}
    >
      <PlaygroundFrame editor={editor}>
        <LivePreview className="live-code__preview" />
        <div aria-live="polite">
          <LiveError className="live-code__error" />
        </div>
      </PlaygroundFrame>
    </LiveProvider>
  )
}
