import {expect, test} from 'vitest'
import {renderOnPage} from '../../fixtures/run-hook.js'
import {
  composeProviders,
  NavbarProvider,
  useNavbarMobileSidebar
} from '../theme-common/theme-common-internal.js'

test('a layout provider that is copied from Docusaurus has the mobile menu', () => {
  const Provider = composeProviders([NavbarProvider])
  function Toggle() {
    return useNavbarMobileSidebar().shown ? 'open' : 'closed'
  }
  expect(
    renderOnPage(
      <Provider>
        <Toggle />
      </Provider>
    )
  ).toContain('closed')
})
