import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes'
import {TestsNavbarItem} from '../../components/TestsNavbarItem.js'

/** The theme's navbar item types, and one for tests. */
export default {...ComponentTypes, 'custom-tests': TestsNavbarItem}
