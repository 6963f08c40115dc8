import {lazyComponent, usePath, usePluginData} from '@lectern/client'

/** Props of `@theme/PageFeedback`. */
export interface PageFeedbackProps {
  /** Kind of the page. */
  kind: 'doc' | 'post'
}

/** Data of the insight plugin. */
interface FeedbackData {
  /** Whether posts also have the question. */
  blog: boolean
  /** Whether readers can add a text. */
  text: boolean
}

const Slot = lazyComponent(() => import('@theme/PageFeedback/Slot'), Space)

/** Asks readers whether the page was helpful, if the insight plugin's `feedback` is on. */
export default function PageFeedback({kind}: PageFeedbackProps) {
  const data = usePluginData<FeedbackData>('insight')
  const path = usePath()
  if (!data || (kind === 'post' && !data.blog)) return null
  // Each page starts with the question.
  return <Slot key={path} text={data.text} />
}

/** Reserves the space of the question, so that the page doesn't move when it's loaded. */
function Space() {
  return <div className="page-feedback" />
}
