import type {SummaryLine} from '@lectern/types'
import {formatDuration} from '../report/progress.js'
import {formatBytes} from '@lectern/shared/text/format-bytes'
import type {RemoteReport} from './remote-cache.js'

/** Returns the summary line about the remote cache. */
export function describeRemote(report: RemoteReport): SummaryLine {
  const parts = [
    describeRead(report),
    ...(report.pushed === undefined ? [] : [describeWrite(report)]),
    ...report.problems.map((problem) => `not all used: ${problem}`)
  ]
  return {name: 'remote', text: `${report.label}: ${parts.join('; ')}`}
}

function describeRead({
  restored,
  isLocal,
  traffic,
  duration,
  saved,
  problems
}: RemoteReport): string {
  if (isLocal) return 'not read, because this machine has a cache'
  if (!restored) return problems.length > 0 ? 'not used' : 'empty'
  const hits = `${restored.files} files from ${restored.scope}`
  const received = `${formatBytes(traffic.received)} received in ${formatDuration(duration)}`
  const gain = saved >= 1 ? `, saved about ${Math.round(saved)}s` : ''
  return `${hits}, ${received}${gain}`
}

function describeWrite({pushed = 0, traffic}: RemoteReport): string {
  return `${pushed} files stored, ${formatBytes(traffic.sent)} sent`
}
