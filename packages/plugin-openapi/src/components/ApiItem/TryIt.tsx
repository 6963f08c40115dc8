import {translate} from '@lectern/client'
import {type ComponentType, useEffect, useState} from 'react'
import {createPortal} from 'react-dom'
import type {TryItConsoleProps} from '@theme/ApiItem/TryItConsole'
import type {TryItRequest} from '../../try-it/try-it-request.js'

/** Props of `@theme/ApiItem/TryIt`. */
export interface ApiItemTryItProps {
  request: TryItRequest
}

/**
 * A button that opens the console. The console's code is loaded only when a reader is about to
 * click.
 */
export default function ApiItemTryIt({request}: ApiItemTryItProps) {
  const [place, setPlace] = useState<Element | null>(null)
  const [Console, setConsole] = useState<ComponentType<TryItConsoleProps>>()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setPlace(document.querySelector('.openapi-try-it')), [])
  if (!place) return null
  const load = () => {
    void import('@theme/ApiItem/TryItConsole').then((module) => setConsole(() => module.default))
  }
  const open = () => {
    load()
    setIsOpen(true)
  }
  return createPortal(
    isOpen && Console ? (
      <Console request={request} onClose={() => setIsOpen(false)} />
    ) : (
      <button
        type="button"
        className="openapi-button"
        aria-expanded={false}
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
      >
        {translate({id: 'theme.openapi.tryIt', message: 'Try it'})}
      </button>
    ),
    place
  )
}
