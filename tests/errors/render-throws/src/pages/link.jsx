import {Link} from '@lectern/client'

function Trap() {
  return <Link to="javascript:alert(1)">Open</Link>
}

export default function LinkPage() {
  return <Trap />
}
