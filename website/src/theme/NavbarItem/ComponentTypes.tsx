import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes'
import {TestsNavbarItem} from '../../components/TestsNavbarItem.js'

/** The types of the theme, and that of the tests. */
export default {...ComponentTypes, 'custom-tests': TestsNavbarItem}
