import ReactLiveScope from '@theme/ReactLiveScope'
import {type ComponentProps, type ReactNode, useContext, useMemo, useState} from 'react'
import {LiveContext, LiveProvider} from 'react-live'
import {PlaygroundProvider as StateProvider} from '../../behavior/playground-context.js'

/** Props of `@theme/Playground/Provider`: the ones of the provider in `react-live`. */
export interface PlaygroundProviderProps extends ComponentProps<typeof LiveProvider> {
  /** Title above the editor. */
  title?: string | undefined
  /** Info string of the fence. With `noInline`, the code calls `render()` itself. */
  metastring?: string | undefined
}

/** An empty theme, because the stylesheet sets the colors for each color mode. */
const NO_THEME = {plain: {}, styles: []}

/** Compiles the code, and provides it to the editor and the result. */
export default function PlaygroundProvider({
  code = '',
  scope = ReactLiveScope,
  metastring = '',
  title,
  children,
  ...settings
}: PlaygroundProviderProps) {
  const [edited, edit] = useState(code)
  // Editors of the project may not report their changes. A new key restores their code.
  const [key, setKey] = useState(0)
  const reset = () => (edited === code ? setKey(key + 1) : edit(code))
  return (
    <LiveProvider
      key={key}
      language="jsx"
      noInline={metastring.includes('noInline')}
      theme={NO_THEME}
      scope={scope}
      {...settings}
      code={edited}
    >
      <State {...{code, edited, edit, reset, title}}>{children}</State>
    </LiveProvider>
  )
}

interface StateProps {
  /** The original code. */
  code: string
  edited: string
  edit(code: string): void
  reset(): void
  title: string | undefined
  children: ReactNode
}

function State({code, edited, edit, reset, title, children}: StateProps) {
  const {newCode = code} = useContext(LiveContext)
  const isEdited = edited !== code || newCode !== code
  const state = useMemo(
    () => ({isEdited, edit, reset, ...(title !== undefined && {title})}),
    [isEdited, edit, reset, title]
  )
  return <StateProvider value={state}>{children}</StateProvider>
}
