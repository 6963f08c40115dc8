import {useLazy} from '@lectern/client'
import {type RefObject, useRef} from 'react'

/** Props of `@theme/PageFeedback/Slot`. */
export interface PageFeedbackSlotProps {
  /** Whether readers can add a text to their vote. */
  text: boolean
}

/** The space of the question. The question is loaded when the space is almost visible. */
export default function PageFeedbackSlot(props: PageFeedbackSlotProps) {
  const slot = useRef<HTMLDivElement>(null)
  const {loaded} = useLazy(async () => {
    await untilNear(slot)
    return import('@theme/PageFeedback/Form')
  })
  return (
    <div ref={slot} className="page-feedback">
      {loaded && <loaded.default {...props} />}
    </div>
  )
}

/** Waits until an element is almost visible. Waits forever for readers whose votes wouldn't be sent. */
function untilNear({current}: RefObject<HTMLElement | null>): Promise<void> {
  const {doNotTrack, globalPrivacyControl} = navigator as TrackingSettings
  return new Promise((resolve) => {
    if (!current || doNotTrack === '1' || globalPrivacyControl) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        resolve()
      },
      {rootMargin: '300px'}
    )
    observer.observe(current)
  })
}

type TrackingSettings = Pick<Navigator, 'doNotTrack'> & {globalPrivacyControl?: boolean}
