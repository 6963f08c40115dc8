import type {TabItemProps} from '@lectern/theme/behavior/tabs/tab-items'
import {expect, test} from 'vitest'
import {renderOnPage} from '../../../fixtures/run-hook.js'
import {useTabs} from '../../theme-common/tabs-context.js'
import Tabs from '../../theme-replacements/Tabs.js'
import adapt from './index.js'

/** Renders tabs with two items. */
function render(Item: React.ComponentType<TabItemProps>): string {
  return renderOnPage(
    <Tabs>
      <Item value="pine" label="Pine">
        Needles
      </Item>
      <Item value="oak" default>
        Leaves
      </Item>
    </Tabs>,
    {}
  )
}

test('Lectern’s item hides itself in tabs of a project that wraps it', () => {
  const Item = adapt(({children}) => <p>{children}</p>, true)
  expect(render(Item)).toBe(
    '<div class="tabs-container theme-tabs-container"><div role="tablist" class="tabs">' +
      '<button type="button" role="tab" aria-selected="false" tabindex="-1" class="tabs__item">Pine</button>' +
      '<button type="button" role="tab" aria-selected="true" tabindex="0" class="tabs__item tabs__item--active">oak</button></div>' +
      '<div class="tabs-content"><div role="tabpanel" hidden=""><p>Needles</p></div>' +
      '<div role="tabpanel"><p>Leaves</p></div></div></div>'
  )
})

test('an item that is copied from Docusaurus reads the selected value', () => {
  const Item = adapt(({value, children}) => {
    const {selectedValue} = useTabs()
    return value === selectedValue ? <b>{children}</b> : null
  }, false)
  const html = render(Item)
  expect(html).toContain('<b>Leaves</b>')
  expect(html).not.toContain('Needles')
})
