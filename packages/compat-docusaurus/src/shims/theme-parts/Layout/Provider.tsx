/** Providers for the components of the site's `Layout`. */
export {NavbarProvider as default} from '../../page-parts/navbar-provider.js'
