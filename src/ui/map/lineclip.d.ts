declare module 'lineclip' {
  type Point = [x: number, y: number];
  type Box = [left: number, top: number, right: number, bottom: number];
  export function clipPolygon(ring: Point[], box: Box): Point[];
  export function clipPolyline(line: Point[], box: Box): Point[][];
}
