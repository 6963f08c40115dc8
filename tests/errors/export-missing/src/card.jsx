export function Card() {
  return <p>Owls</p>
}
