import {usePath} from '@lectern/client'
import {useEffect, useLayoutEffect} from 'react'
import {useLocation} from 'react-router-dom'
import {installStaticBehavior} from '../behavior/code/static-behavior.js'
import {installPreviews} from '../behavior/preview/install-previews.js'
import {installReading} from '../behavior/reading/install-reading.js'
import {installTabs} from '../behavior/tabs/install-tabs.js'
import {restoreTabs} from '../behavior/tabs/tab-choice.js'

/**
 * Adds keyboard shortcuts, and behavior for buttons, tabs and links in static HTML. Renders
 * nothing.
 */
export default function StaticBehavior() {
  const path = usePath()
  const {search} = useLocation()
  useEffect(() => installStaticBehavior(document), [])
  useEffect(() => installTabs(document), [])
  useEffect(() => installReading(document), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page and query has different tabs
  useLayoutEffect(() => restoreTabs(document), [path, search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has different previews
  useEffect(() => installPreviews(document), [path])
  return null
}
