import PlaygroundEditor from '@theme/Playground/Editor'
import PlaygroundPreview from '@theme/Playground/Preview'
import {
  type PlaygroundPosition,
  usePlaygroundPosition
} from '../../behavior/use-playground-position.js'

/** Props of `@theme/Playground/Layout`. */
export interface PlaygroundLayoutProps {
  /** Position of the result. Defaults to the configured one. */
  position?: PlaygroundPosition | undefined
}

/** The editor and the result, in the configured order. */
export default function PlaygroundLayout({position}: PlaygroundLayoutProps) {
  const configured = usePlaygroundPosition()
  const isFirst = (position ?? configured) === 'top'
  return (
    <>
      {isFirst && <PlaygroundPreview />}
      <PlaygroundEditor />
      {!isFirst && <PlaygroundPreview />}
    </>
  )
}
