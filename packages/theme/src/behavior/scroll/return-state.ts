/** Positions that decide whether the return button is shown, in CSS pixels from the top. */
export interface ReturnPlaces {
  /** Position before the jump. */
  from: number
  /** Target of the jump. */
  landing: number
  windowHeight: number
}

/** Returns whether a jump is so long that readers may want to return: more than a screen. */
export function isFarJump({from, landing, windowHeight}: ReturnPlaces): boolean {
  return Math.abs(landing - from) > windowHeight
}

/** Distance to the target in pixels at which a smooth scroll has arrived. */
const NEAR = 4

/** Returns whether the page has arrived at the target of the jump. */
export function hasArrived(top: number, {landing}: ReturnPlaces): boolean {
  return Math.abs(top - landing) <= NEAR
}

/** Returns whether the reader has scrolled on: more than half a screen from the target. */
export function hasReadOn(top: number, {landing, windowHeight}: ReturnPlaces): boolean {
  return Math.abs(top - landing) > windowHeight / 2
}
