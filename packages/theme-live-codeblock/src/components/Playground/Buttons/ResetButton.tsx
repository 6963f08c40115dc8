import {translate} from '@lectern/client'
import {usePlayground} from '../../../behavior/playground-context.js'

export {PlaygroundProvider, usePlayground} from '../../../behavior/playground-context.js'

/** Props of `@theme/Playground/Buttons/ResetButton`. */
export interface ResetButtonProps {
  className?: string
}

/** Button that restores the original code. */
export default function ResetButton({className}: ResetButtonProps) {
  const {isEdited = true, reset} = usePlayground()
  return (
    <button
      type="button"
      className={['live-code__reset', className].filter(Boolean).join(' ')}
      disabled={!isEdited}
      onClick={() => reset()}
    >
      {translate({id: 'theme.Playground.buttons.reset', message: 'Reset'})}
    </button>
  )
}
