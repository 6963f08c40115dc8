import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes'

export default {...ComponentTypes, 'custom-stars': () => <span>★★★</span>}
