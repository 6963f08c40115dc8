import PlaygroundContainer from '@theme/Playground/Container'
import PlaygroundLayout from '@theme/Playground/Layout'
import PlaygroundProvider, {type PlaygroundProviderProps} from '@theme/Playground/Provider'
import type {PlaygroundPosition} from '../behavior/use-playground-position.js'

/** Props of `@theme/Playground`, which are the same as in Docusaurus. */
export interface PlaygroundProps extends Omit<PlaygroundProviderProps, 'code'> {
  /** The code. */
  children?: string
  /** Position of the result. Defaults to the configured one. */
  position?: PlaygroundPosition
}

/** An editor and the result of its code. */
export default function Playground({children = '', position, ...settings}: PlaygroundProps) {
  return (
    <PlaygroundContainer>
      <PlaygroundProvider {...settings} code={children}>
        <PlaygroundLayout position={position} />
      </PlaygroundProvider>
    </PlaygroundContainer>
  )
}
