/** A path tracer over signed distances, around a scene's own functions. */
export const PATH_TRACER = (scene: string) => `#version 300 es
precision highp float;
precision highp int;

uniform vec2 uSize, uOrigin;
uniform int uSamples;
uniform vec3 uEye, uTarget, uLens;
layout(location = 0) out vec4 light;
layout(location = 1) out vec4 colour;
layout(location = 2) out vec4 shape;

const float PI = 3.14159265, FAR = 24.0, NEAR = 0.0006;
const int BOUNCES = 4;

struct Surface { vec3 colour; float rough; float gloss; float metal; vec3 glow; };
/* A rectangle with half-sides u and v that shines towards cross(u, v); a ball where radius is more than 0. */
struct Lamp { vec3 at; vec3 u; vec3 v; float radius; vec3 power; };

uint seed;
float random() {
  seed = seed * 747796405u + 2891336453u;
  uint word = ((seed >> ((seed >> 28u) + 4u)) ^ seed) * 277803737u;
  return float((word >> 22u) ^ word) / 4294967296.0;
}
vec3 onSphere() {
  float z = random() * 2.0 - 1.0, a = random() * 2.0 * PI, r = sqrt(max(0.0, 1.0 - z * z));
  return vec3(r * cos(a), r * sin(a), z);
}

/* Signed distances, after the well-known formulas of solid geometry. */
float ball(vec3 p, float r) { return length(p) - r; }
float block(vec3 p, vec3 half_, float r) {
  vec3 q = abs(p) - half_ + r;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - r;
}
float disc(vec3 p, float radius, float half_, float r) {
  vec2 q = vec2(length(p.xz) - radius + r, abs(p.y) - half_ + r);
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - r;
}
float rod(vec3 p, vec3 a, vec3 b, float r) {
  vec3 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0)) - r;
}
float hoop(vec3 p, float radius, float r) { return length(vec2(length(p.xz) - radius, p.y)) - r; }
float blend(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.0) / k;
  return min(a, b) - h * h * k * 0.25;
}
float carve(float a, float b, float k) { return -blend(-a, b, k); }
vec3 turnX(vec3 p, float a) { float c = cos(a), s = sin(a); return vec3(p.x, c * p.y - s * p.z, s * p.y + c * p.z); }
vec3 turnY(vec3 p, float a) { float c = cos(a), s = sin(a); return vec3(c * p.x + s * p.z, p.y, c * p.z - s * p.x); }
vec3 turnZ(vec3 p, float a) { float c = cos(a), s = sin(a); return vec3(c * p.x - s * p.y, s * p.x + c * p.y, p.z); }
vec2 nearer(vec2 a, float d, float id) { return d < a.x ? vec2(d, id) : a; }
float cell(vec3 p) { return fract(sin(dot(floor(p), vec3(127.1, 311.7, 74.7))) * 43758.5453); }
float cloud(vec3 p) {
  vec3 f = fract(p), b = floor(p); f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(cell(b), cell(b + vec3(1, 0, 0)), f.x), mix(cell(b + vec3(0, 1, 0)), cell(b + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(cell(b + vec3(0, 0, 1)), cell(b + vec3(1, 0, 1)), f.x), mix(cell(b + vec3(0, 1, 1)), cell(b + vec3(1, 1, 1)), f.x), f.y), f.z);
}

${scene}

float march(vec3 from, vec3 way, float most, out float id) {
  float t = 0.004;
  for (int i = 0; i < 140; i++) {
    vec2 m = map(from + way * t);
    if (m.x < NEAR * (1.0 + t)) { id = m.y; return t; }
    t += m.x * 0.92;
    if (t > most) break;
  }
  id = -1.0;
  return most;
}
bool isLit(vec3 from, vec3 way, float most) {
  float t = 0.006;
  for (int i = 0; i < 90; i++) {
    float d = map(from + way * t).x;
    if (d < NEAR) return false;
    t += d;
    if (t >= most) return true;
  }
  return true;
}
vec3 normalAt(vec3 p) {
  vec2 e = vec2(1.0, -1.0) * 0.0008;
  return normalize(e.xyy * map(p + e.xyy).x + e.yyx * map(p + e.yyx).x + e.yxy * map(p + e.yxy).x + e.xxx * map(p + e.xxx).x);
}

vec3 lit(vec3 p, vec3 n) {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < LAMPS; i++) {
    Lamp l = lamp(i);
    bool isBall = l.radius > 0.0;
    vec3 to = isBall ? l.at + onSphere() * l.radius : l.at + l.u * (random() * 2.0 - 1.0) + l.v * (random() * 2.0 - 1.0);
    vec3 way = to - p;
    float far = length(way);
    way /= far;
    float facing = isBall ? 1.0 : max(0.0, dot(-way, normalize(cross(l.u, l.v))));
    float falls = max(0.0, dot(n, way)) * facing;
    if (falls <= 0.0) continue;
    if (isLit(p, way, isBall ? distance(l.at, p) - l.radius * 1.12 : far - 0.02)) sum += l.power * falls / max(far * far, 0.01);
  }
  vec3 way = normalize(SUN + onSphere() * SUN_SPREAD);
  float falls = max(0.0, dot(n, way)) * shutter(p);
  if (falls > 0.001 && isLit(p, way, FAR)) sum += SUN_COLOUR * falls;
  return sum;
}

vec3 follow(vec3 from, vec3 way, out vec3 firstColour, out vec4 firstShape) {
  vec3 through = vec3(1.0), sum = vec3(0.0);
  bool isMirrored = true;
  firstColour = vec3(1.0);
  firstShape = vec4(0.0, 0.0, 0.0, FAR);
  for (int b = 0; b < BOUNCES; b++) {
    float id;
    float t = march(from, way, FAR, id);
    if (id < 0.0) { sum += through * sky(way); break; }
    vec3 p = from + way * t, n = normalAt(p);
    if (dot(n, way) > 0.0) n = -n;
    Surface s = surface(id, p);
    if (b == 0) {
      firstColour = max(s.colour, vec3(0.02));
      firstShape = vec4(n, t);
    }
    if (isMirrored) sum += through * s.glow;
    p += n * 0.003;
    float fresnel = s.gloss + (1.0 - s.gloss) * pow(1.0 - max(0.0, dot(n, -way)), 5.0) * (1.0 - s.rough) * step(0.001, s.gloss);
    float chance = s.metal > 0.5 ? 1.0 : clamp(fresnel, 0.0, 1.0);
    if (random() < chance) {
      way = normalize(reflect(way, n) + onSphere() * s.rough * s.rough);
      if (dot(way, n) <= 0.0) break;
      if (s.metal > 0.5) through *= s.colour;
      // A rough gloss sees lamps as soft lights; a smooth one sees them as they are.
      isMirrored = true;
    } else {
      through *= s.colour;
      sum += min(through * lit(p, n), vec3(b == 0 ? 40.0 : 4.0));
      way = normalize(n + onSphere() * 0.999);
      isMirrored = false;
    }
    if (max(through.r, max(through.g, through.b)) < 0.03) break;
    from = p;
  }
  return min(sum, vec3(12.0));
}

void main() {
  vec2 pixel = floor(gl_FragCoord.xy) + uOrigin;
  vec3 ahead = normalize(uTarget - uEye), right = normalize(cross(ahead, vec3(0, 1, 0))), up = cross(right, ahead);
  light = colour = shape = vec4(0.0);
  seed = uint(pixel.x) * 1973u + uint(pixel.y) * 9277u + 26699u;
  for (int i = 0; i < uSamples; i++) {
    random();
    vec2 at = (pixel + vec2(random(), random()) - uSize * 0.5) / uSize.y;
    vec3 way = normalize(ahead * uLens.x + right * at.x - up * at.y);
    vec3 sharp = uEye + way * (uLens.z / dot(way, ahead));
    float a = random() * 2.0 * PI, r = sqrt(random()) * uLens.y;
    vec3 eye = uEye + (right * cos(a) + up * sin(a)) * r;
    vec3 firstColour;
    vec4 firstShape;
    vec3 seen = follow(eye, normalize(sharp - eye), firstColour, firstShape);
    light += vec4(seen, 1.0);
    colour += vec4(firstColour, 1.0);
    shape += firstShape;
  }
  light /= float(uSamples);
  colour /= float(uSamples);
  shape /= float(uSamples);
}`;
