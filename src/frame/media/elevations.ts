import type { BodyType, Car } from '../../stock/car.ts';
import { truckLoad } from '../../stock/rules/truck-load.ts';

/** A side view as filled shapes, in cm. Classes: `load` the body, `cab`, `frame`, `tank`, `seam` lines, `lamp`. */
export interface Elevation {
  width: number;
  height: number;
  /** Content of an SVG element with that size as its view box. */
  shapes: string;
}

const wheel = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" class="frame"/><circle cx="${x}" cy="${y}" r="${Math.round(radius * 0.56)}" class="hub"/>`;

/** Facing right, with the wheels on the lower edge. */
const ELEVATIONS = {
  ute: {
    width: 535,
    height: 190,
    shapes:
      '<path class="load" d="M2 138V78Q2 74 8 74H196V138H178A49 49 0 0 0 78 138Z"/><path class="cab" fill-rule="evenodd" d="M196 142V72L214 16Q218 8 228 7L330 6Q348 7 360 18L412 68Q475 74 513 86Q532 92 533 110L535 144Q535 152 527 152H491A48 48 0 0 0 395 144ZM216 68L230 22H284V68ZM294 68V22H328Q338 22 346 29L388 68Z"/><path class="seam" d="M289 72V140"/><rect class="lamp" x="521" y="96" width="12" height="12"/>' +
      wheel(128, 152, 38) +
      wheel(443, 152, 38),
  },
  van: {
    width: 527,
    height: 202,
    shapes:
      '<path class="load" d="M2 162V26Q2 4 24 3H330V166H163A45 45 0 0 0 73 162Z"/><path class="seam" d="M8 106H330M200 8V158"/><path class="cab" fill-rule="evenodd" d="M330 166V3H352Q392 4 416 26L462 78Q499 90 515 104Q526 114 526 132L527 158Q527 168 519 168H483A44 44 0 0 0 395 164ZM342 74V20H356Q384 21 400 36L436 78Z"/><rect class="lamp" x="513" y="110" width="12" height="14"/>' +
      wheel(118, 167, 35) +
      wheel(439, 167, 35),
  },
  service: {
    width: 530,
    height: 250,
    shapes:
      '<path class="frame" d="M4 168H375V190H4Z"/><path class="frame" d="M130 194V174H222V194Z"/><rect class="tank" x="239" y="184" width="110" height="42" rx="8"/><path class="load" d="M0 188V60H345V188H225A49 49 0 0 0 127 188Z"/><path class="seam" d="M70 64v58M265 64v120M0 122H345M70 122v0"/><path class="frame" d="M6 44H337v6H6zM30 50h6v10h-6zM295 50h6v10h-6z"/><path class="cab" fill-rule="evenodd" d="M355 192V42Q355 32 365 32H468Q484 32 490 44L520 130Q528 141 529 154L530 216Q530 222 524 222H476A51 51 0 0 0 374 213L355 204ZM478 52L508 128H425V52Z"/><path class="seam" d="M418 48V188M502 128L496 152"/><rect class="lamp" x="522" y="172" width="8" height="16"/><path class="frame" d="M504 58h30v44h-12v-36h-18z"/>' +
      wheel(176, 213, 37) +
      wheel(425, 213, 37),
  },
  primeMover: {
    width: 695,
    height: 350,
    shapes:
      '<path class="frame" d="M4 242H490V264H4Z"/><path class="frame" d="M149 268V248H267V268Z"/><path class="frame" d="M19 268V248H137V268Z"/><rect class="tank" x="284" y="258" width="130" height="42" rx="8"/><path class="load" d="M70 242h150l-14 -18H96z"/><path class="frame" d="M448 240V65h12v175z"/><path class="cab" fill-rule="evenodd" d="M470 292V42Q470 32 480 32H633Q649 32 655 44L685 175Q693 191 694 210L695 316Q695 322 689 322H627A64 64 0 0 0 499 300L470 288ZM643 52L673 172H560V52Z"/><rect class="hub" x="482" y="56" width="34" height="30" rx="3"/><path class="cab" fill-rule="evenodd" d="M474 34L474 6L504 10L631 28L631 34Z"/><path class="seam" d="M551 48V288M667 172L661 226"/><rect class="lamp" x="687" y="272" width="8" height="16"/><path class="frame" d="M669 58h30v44h-12v-36h-18z"/>' +
      wheel(208, 300, 50) +
      wheel(78, 300, 50) +
      wheel(563, 300, 50),
  },
  tray: {
    width: 880,
    height: 265,
    shapes:
      '<path class="frame" d="M4 169H710V191H4Z"/><path class="frame" d="M213 195V175H319V195Z"/><rect class="tank" x="336" y="185" width="130" height="42" rx="8"/><rect class="load" x="0" y="123" width="672" height="42"/><path class="seam" d="M224 123v42M448 123v42M0 151H672M0 137H672"/><path class="frame" d="M0 165H680v8H0z"/><path class="load" d="M670 165V50h9v115z"/><path class="cab" fill-rule="evenodd" d="M690 207V35Q690 25 700 25H818Q834 25 840 37L870 133Q878 145 879 159L880 231Q880 237 874 237H823A58 58 0 0 0 707 221L690 210ZM828 45L858 131H766V45Z"/><path class="seam" d="M758 41V203M852 131L846 153"/><rect class="lamp" x="872" y="187" width="8" height="16"/><path class="frame" d="M854 51h30v44h-12v-36h-18z"/>' +
      wheel(266, 221, 44) +
      wheel(765, 221, 44),
  },
  pantech: {
    width: 1010,
    height: 365,
    shapes:
      '<path class="frame" d="M4 265H835V287H4Z"/><path class="frame" d="M285 291V271H395V291Z"/><path class="frame" d="M160 291V271H270V291Z"/><rect class="tank" x="412" y="281" width="130" height="42" rx="8"/><rect class="load" x="0" y="3" width="801" height="260" rx="3"/><path class="seam" d="M0 213H801M0 15H801M24 3v260"/><path class="frame" d="M0 263H807v9H0z"/><path class="cab" fill-rule="evenodd" d="M815 307V120Q815 110 825 110H948Q964 110 970 122L1000 225Q1008 238 1009 253L1010 331Q1010 337 1004 337H950A60 60 0 0 0 830 319L815 308ZM958 130L988 222H893V130Z"/><path class="cab" fill-rule="evenodd" d="M819 112L819 18L849 22L946 106L946 112Z"/><path class="seam" d="M885 126V303M982 222L976 249"/><rect class="lamp" x="1002" y="287" width="8" height="16"/><path class="frame" d="M984 136h30v44h-12v-36h-18z"/>' +
      wheel(340, 319, 46) +
      wheel(215, 319, 46) +
      wheel(890, 319, 46),
  },
  tipper: {
    width: 760,
    height: 320,
    shapes:
      '<path class="frame" d="M4 216H585V238H4Z"/><path class="frame" d="M165 242V222H279V242Z"/><path class="frame" d="M35 242V222H149V242Z"/><rect class="tank" x="296" y="232" width="130" height="42" rx="8"/><path class="load" d="M0 202L22 85H549V202Z"/><path class="seam" d="M110 88v112M210 88v112M310 88v112M410 88v112"/><path class="cab" fill-rule="evenodd" d="M565 262V68Q565 58 575 58H698Q714 58 720 70L750 176Q758 189 759 205L760 286Q760 292 754 292H697A62 62 0 0 0 573 272L565 260ZM708 78L738 173H643V78Z"/><path class="seam" d="M635 74V258M732 173L726 200"/><rect class="lamp" x="752" y="242" width="8" height="16"/><path class="frame" d="M734 84h30v44h-12v-36h-18z"/>' +
      wheel(222, 272, 48) +
      wheel(92, 272, 48) +
      wheel(635, 272, 48),
  },
} satisfies Record<string, Elevation>;

const BY_BODY: Partial<Record<BodyType, keyof typeof ELEVATIONS>> = {
  ute: 'ute',
  van: 'van',
  primeMover: 'primeMover',
  tipper: 'tipper',
  cabChassis: 'tray',
  lightTruck: 'tray',
  rigidTruck: 'tray',
};

/** The side view of a vehicle of the named body type; null for bodies that have none. A truck's depends on what it carries. */
export function elevationOf(car: Pick<Car, 'simple_body' | 'body' | 'variant'>): Elevation | null {
  const name = car.simple_body && BY_BODY[car.simple_body];
  if (!name) return null;
  const load = name === 'tray' ? truckLoad(car) : null;
  return ELEVATIONS[load === 'box' ? 'pantech' : load === 'service' ? 'service' : name];
}
