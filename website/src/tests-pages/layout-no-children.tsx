import Layout from '@theme/Layout'

/** Tests `Layout` without children: navbar and footer, and nothing in between. */
export default function LayoutNoChildren() {
  return <Layout title="Layout without children" description="Navbar and footer around nothing." />
}
