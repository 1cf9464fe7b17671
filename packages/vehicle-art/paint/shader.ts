/** Vertex additions: object-space position and normal, and the (theta, ring) coordinates of the loft. */
export const VERTEX_HEAD = `
attribute vec2 surface;
varying float worldY;
varying vec3 bodyPosition;
varying vec3 bodyNormal;
varying vec2 thetaRing;
`;

export const VERTEX_BODY = `
bodyPosition = position;
bodyNormal = normal;
worldY = (modelMatrix * vec4(position, 1.)).y;
thetaRing = surface;
`;

/** Everything that is cut out of the body's surface: windows, wheel arches and the opening of a ute's tray. */
export const CUTS = `
varying float worldY;
varying vec3 bodyPosition;
varying vec3 bodyNormal;
varying vec2 thetaRing;
uniform sampler2D decalLight;
uniform vec3 sideMap;
uniform float halfLength, vehicleLength, loftEnd;
uniform vec4 screen, rearScreen;
uniform vec2 hasScreens, axles, arch;
uniform vec3 tray;

vec2 uvSide, sideDx, sideDy;

void projectSide() {
  uvSide = (vec2(halfLength - bodyPosition.x, -bodyPosition.y) * sideMap.x + sideMap.yz) / 4096.;
  sideDx = dFdx(uvSide);
  sideDy = dFdy(uvSide);
}

float roundedBox(vec2 p, vec2 centre, vec2 halfSize, float radius) {
  vec2 q = abs(p - centre) - halfSize + radius;
  return length(max(q, 0.)) + min(max(q.x, q.y), 0.) - radius;
}

float screenDistance(float theta, vec4 s) {
  return roundedBox(vec2(theta * 5., thetaRing.y), vec2(0., .5 * (s.y + s.z)), vec2(s.x * 5., .5 * (s.z - s.y)), s.w);
}

float glassMask() {
  float theta = thetaRing.x;
  float d = theta < 1. ? screenDistance(theta, screen) : screenDistance(2. - theta, rearScreen);
  float edge = max(fwidth(d), .001);
  float glass = smoothstep(edge, -edge, d) * (theta < 1. ? hasScreens.x : hasScreens.y);
  float sideGlass = textureGrad(decalLight, uvSide, sideDx, sideDy).r;
  if (abs(bodyNormal.z) > .25 && thetaRing.y > 9. && thetaRing.y < 13.9) {
    glass = max(glass, smoothstep(.35, .65, sideGlass));
  }
  return glass;
}

bool isCutOut() {
  float x = halfLength - bodyPosition.x;
  float dy = bodyPosition.y - arch.y;
  float front = dy < 0. ? abs(x - axles.x) : length(vec2(x - axles.x, dy));
  float rear = dy < 0. ? abs(x - axles.y) : length(vec2(x - axles.y, dy));
  if (min(front, rear) < arch.x && abs(bodyPosition.z) > .40) return true;
  return x > tray.x && x < tray.y && abs(bodyPosition.z) < tray.z
    && thetaRing.y > 6. && thetaRing.y < 9.05 && thetaRing.x > 1.;
}
`;

/**
 * Projects the decal atlas onto the paint from the side, front, rear or top. A pixel takes one projection only:
 * blending all four cost most of the rendering time and showed no difference.
 */
export const DECALS = `
uniform sampler2D decalColour, decalMaterial;
uniform vec3 frontMap, rearMap, topMap;
uniform vec3 roofColour;
uniform vec3 roofFrom;
vec4 decal;
vec2 decalSurface;
vec3 decalGlow;
float decalHeight;

void layDecals() {
  vec3 n = normalize(bodyNormal);
  vec3 p = bodyPosition;
  float x = halfLength - p.x;
  vec2 uvFront = (vec2(p.z, -p.y) * frontMap.x + frontMap.yz) / 4096.;
  vec2 uvRear = (vec2(p.z, -p.y) * rearMap.x + rearMap.yz) / 4096.;
  vec2 uvTop = (vec2(x, -abs(p.z)) * topMap.x + topMap.yz) / 4096.;
  // Without the length limits bumper decals would land on the wheel-arch flares.
  bool isFront = n.x > .15 && n.y < .85 && x < min(vehicleLength * .3, loftEnd * .6);
  bool isRear = n.x < -.15 && n.y < .85 && x > loftEnd - vehicleLength * .3;
  bool isTop = thetaRing.y > 14.05 || (n.y > .55 && thetaRing.y < 9.);
  bool isSide = abs(n.z) > .26;
  vec2 uv = uvSide, dx = sideDx, dy = sideDy;
  vec2 fx = dFdx(uvFront), fy = dFdy(uvFront), rx = dFdx(uvRear), ry = dFdy(uvRear), tx = dFdx(uvTop), ty = dFdy(uvTop);
  if (isTop) { uv = uvTop; dx = tx; dy = ty; }
  if (isFront) { uv = uvFront; dx = fx; dy = fy; }
  if (isRear) { uv = uvRear; dx = rx; dy = ry; }
  float cover = isFront || isRear || isTop || isSide ? 1. : 0.;
  decal = textureGrad(decalColour, uv, dx, dy);
  decal.a *= cover;
  vec3 surface = textureGrad(decalMaterial, uv, dx, dy).rgb;
  decalSurface = surface.rg;
  decalHeight = mix(.5, surface.b, cover);
  decalGlow = isFront || isRear ? textureGrad(decalLight, uv, dx, dy).rgb * cover : vec3(0.);
}
`;

/** Tilts the normal by the height layer, 6 mm from black to white. */
export const RELIEF = `
{
  vec3 sx = dFdx(-vViewPosition), sy = dFdy(-vViewPosition);
  vec3 r1 = cross(sy, normal), r2 = cross(normal, sx);
  float area = dot(sx, r1);
  float hx = clamp(dFdx(decalHeight), -.3, .3) * .006, hy = clamp(dFdy(decalHeight), -.3, .3) * .006;
  normal = normalize(abs(area) * normal - sign(area) * (hx * r1 + hy * r2));
}
`;
