import {usePath} from '@lectern/client'
import {useEffect, useLayoutEffect} from 'react'
import {installStaticBehavior} from '../behavior/code/static-behavior.js'
import {installTabs} from '../behavior/tabs/install-tabs.js'
import {restoreTabs} from '../behavior/tabs/tab-choice.js'

/** Brings buttons and tabs of static HTML to life; shows nothing itself. */
export default function StaticBehavior() {
  const path = usePath()
  useEffect(() => installStaticBehavior(document), [])
  useEffect(() => installTabs(document), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page brings tabs of its own
  useLayoutEffect(() => restoreTabs(document), [path])
  return null
}
