import {translate} from '@lectern/client'
import IconReturn from '@theme/Icon/Return'
import {type Jump, useReturn} from '../../behavior/scroll/use-return.js'

/** Props of `@theme/ReturnButton`. */
export interface ReturnButtonProps {
  /** The reader's jump. Each jump is a different object. */
  jump: Jump
  /** Called when the button is no longer needed. */
  onDone(): void
}

/** Leads readers back after a jump of more than a screen. It disappears when they read on. */
export default function ReturnButton({jump, onDone}: ReturnButtonProps) {
  const {isShown, button, goBack} = useReturn(jump, onDone)
  if (!isShown) return null
  return (
    <button ref={button} type="button" className="theme-return-button" onClick={goBack}>
      <IconReturn />
      {translate({id: 'theme.ReturnButton.label', message: 'Back to where you were'})}
    </button>
  )
}
