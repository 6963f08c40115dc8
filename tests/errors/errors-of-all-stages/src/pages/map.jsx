import Link from '@docusaurus/Link'

export default function Map() {
  return <Link to="/docs/cuckoo">Cuckoo</Link>
}
