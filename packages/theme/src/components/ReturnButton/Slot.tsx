import type {ReturnButtonProps} from '@theme/ReturnButton'
import {type ComponentType, useEffect, useState} from 'react'

interface Shown {
  Button: ComponentType<ReturnButtonProps>
  from: number
}

/** Shows the button after a jump on the page. Its code is loaded after the first jump. */
export default function ReturnSlot() {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    const onJump = (event: Event) => {
      const {detail: from} = event as CustomEvent<number>
      import('@theme/ReturnButton').then(
        (module) => setShown({Button: module.default, from}),
        // Going back in the browser has the same effect.
        () => {}
      )
    }
    document.addEventListener('site:jump', onJump)
    return () => document.removeEventListener('site:jump', onJump)
  }, [])
  return shown ? <shown.Button jump={shown} onDone={() => setShown(undefined)} /> : null
}
