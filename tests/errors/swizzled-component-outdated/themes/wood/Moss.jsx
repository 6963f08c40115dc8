export default function Moss() {
  return <p>Moss</p>
}
