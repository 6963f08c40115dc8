import type {TocLevels} from '@lectern/theme/behavior/toc/toc-tree'
import {createAdapter} from '../props/create-adapter.js'

/** `TOC`: Docusaurus's component receives the heading levels as separate props. */
export default createAdapter(({levels}: {levels?: TocLevels}) =>
  levels ? {minHeadingLevel: levels.min, maxHeadingLevel: levels.max} : {}
)
