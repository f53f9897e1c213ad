/** A point of a drawing, or of the board in pixels. */
export interface Point {
  x: number;
  y: number;
}
