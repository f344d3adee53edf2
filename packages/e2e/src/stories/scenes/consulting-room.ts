import type { Scene } from '../scene.ts';

/** A consulting room late in the day: the window's light on plaster, a niche, a vase, an empty chair. */
export const consultingRoom: Scene = {
  camera: { eye: [0.25, 1.55, 7.4], target: [0.12, 1.42, 0], zoom: 1.5, aperture: 0.012, focus: 7.2 },
  exposure: 0.66,
  vignette: 0.8,
  glsl: /* glsl */ `
const vec3 SUN = normalize(vec3(-0.74, 0.36, 0.62)), SUN_COLOUR = vec3(3.5, 1.75, 0.88) * 1.5;
const float SUN_SPREAD = 0.014;
/* Where the ray towards the sun goes through a window at the left, with six panes. */
float shutter(vec3 p) {
  float t = (-4.2 - p.x) / SUN.x;
  vec3 q = p + SUN * t;
  vec2 w = (q.zy - vec2(3.05, 3.12)) / vec2(1.42, 1.62);
  vec2 inside = smoothstep(1.0, 0.975, abs(w));
  float bars = smoothstep(0.025, 0.045, abs(w.x)) * smoothstep(0.02, 0.036, abs(w.y - 0.33)) * smoothstep(0.02, 0.036, abs(w.y + 0.33));
  return inside.x * inside.y * bars;
}
const int LAMPS = 1;
Lamp lamp(int i) { return Lamp(vec3(-4.0, 3.6, 4.4), vec3(0.0, 1.6, 0.0), vec3(-1.0, 0.0, -1.0), 0.0, vec3(0.62, 0.50, 0.66) * 9.0); }
vec3 sky(vec3 d) { return mix(vec3(0.16, 0.10, 0.13), vec3(0.34, 0.26, 0.34), smoothstep(-0.4, 0.9, d.y)) * 0.75; }

float lens(vec3 p, vec3 r) {
  float near_ = length(p / r), far = length(p / (r * r));
  return near_ * (near_ - 1.0) / far * 0.8;
}
float vase(vec3 p) {
  float y = p.y, r = 0.05 + 0.20 * exp(-pow((y - 0.30) / 0.26, 2.0)) + 0.05 * smoothstep(0.62, 0.86, y);
  float d = max(length(p.xz) - r, abs(y - 0.43) - 0.43) * 0.72;
  return max(d, -max(length(p.xz) - r + 0.025, 0.6 - y));
}
/* A shell bent round a seat, open towards the front, its ends round as its edges are. */
float chair(vec3 p) {
  vec2 q = vec2(abs(p.x), -p.z), end = vec2(sin(2.15), cos(2.15));
  float bend = (end.y * q.x > end.x * q.y ? length(q - end * 0.6) : abs(length(q) - 0.6)) - 0.045;
  float back = 0.30 + 0.13 * smoothstep(-0.25, 0.6, q.y);
  vec2 side = vec2(bend, abs(p.y - 0.3 - back) - back);
  float shell = min(max(side.x, side.y), 0.0) + length(max(side, 0.0)) - 0.06;
  float seat = disc(p - vec3(0.0, 0.46, 0.04), 0.57, 0.12, 0.1);
  float foot = disc(p - vec3(0.0, 0.15, 0.0), 0.34, 0.15, 0.02);
  return min(min(seat, shell * 0.9), foot);
}
vec2 map(vec3 p) {
  float wall = p.z + 1.6;
  vec3 n = p - vec3(0.98, 1.55, -1.6);
  float arch = max(n.y > 0.0 ? length(n.xy) - 0.68 : abs(n.x) - 0.68, -(n.y + 1.0));
  arch = max(arch, abs(n.z) - 0.55);
  vec2 m = vec2(carve(wall, arch, 0.02), 1.0);
  m = nearer(m, p.y, 2.0);
  m = nearer(m, block(p - vec3(0.0, 0.07, -1.6), vec3(6.0, 0.07, 0.03), 0.008), 1.0);
  vec3 v = p - vec3(0.98, 0.55, -1.72);
  if (length(v.xz) < 0.9) {
    m = nearer(m, vase(v * 1.02) , 3.0);
    for (int i = 0; i < 3; i++) {
      float k = float(i) - 1.0;
      vec3 a = vec3(0.0, 0.7, 0.0), c = vec3(k * 0.27 + 0.04, 1.34 - abs(k) * 0.15, 0.06 * k);
      m = nearer(m, rod(v, a, c, 0.007), 5.0);
      float lean = atan(c.x - a.x, c.y - a.y);
      for (int j = 0; j < 5; j++) {
        float f = 0.42 + float(j) * 0.145;
        vec3 q = turnZ(v - mix(a, c, f), lean + (j == 4 ? 0.0 : j % 2 == 0 ? 0.85 : -0.85));
        m = nearer(m, lens(q - vec3(0.0, 0.095, 0.0), vec3(0.034, 0.09, 0.009)), 5.0);
      }
    }
  }
  vec3 c = turnY(p - vec3(-0.6, 0.0, -0.25), -0.6);
  float around = block(c - vec3(0.0, 0.65, 0.0), vec3(0.9, 0.75, 0.9), 0.0);
  m = around < 0.15 ? nearer(m, chair(c), 4.0) : nearer(m, around, 4.0);
  vec3 t = p - vec3(0.62, 0.0, 0.15);
  m = nearer(m, disc(t - vec3(0.0, 0.62, 0.0), 0.36, 0.022, 0.015), 6.0);
  m = nearer(m, rod(t, vec3(0.0, 0.02, 0.0), vec3(0.0, 0.6, 0.0), 0.026), 6.0);
  m = nearer(m, disc(t - vec3(0.0, 0.015, 0.0), 0.24, 0.015, 0.01), 6.0);
  vec3 g = turnY(t - vec3(-0.04, 0.662, 0.02), 0.5);
  m = nearer(m, block(g, vec3(0.19, 0.018, 0.13), 0.006), 7.0);
  return m;
}
Surface surface(float id, vec3 p) {
  if (id == 1.0) return Surface(vec3(0.70, 0.50, 0.42) * (0.93 + 0.1 * cloud(p * 2.2) + 0.04 * cloud(p * 14.0)), 0.9, 0.0, 0.0, vec3(0));
  if (id == 2.0) {
    float plank = cell(vec3(floor(p.x * 3.2), 0.0, 0.0));
    return Surface(vec3(0.30, 0.16, 0.105) * (0.8 + 0.3 * plank + 0.14 * cloud(p * vec3(26.0, 1.0, 2.0))) * (smoothstep(0.0, 0.03, abs(fract(p.x * 3.2) - 0.0)) * 0.5 + 0.5), 0.34, 0.03, 0.0, vec3(0));
  }
  if (id == 3.0) return Surface(vec3(0.42, 0.075, 0.04), 0.4, 0.04, 0.0, vec3(0));
  if (id == 4.0) return Surface(vec3(0.12, 0.20, 0.15) * (0.9 + 0.2 * cloud(p * 40.0)), 0.9, 0.0, 0.0, vec3(0));
  if (id == 5.0) return Surface(vec3(0.10, 0.14, 0.085), 0.6, 0.02, 0.0, vec3(0));
  if (id == 6.0) return Surface(vec3(0.86, 0.60, 0.22), 0.25, 0.0, 1.0, vec3(0));
  return Surface(vec3(0.82, 0.76, 0.70), 0.6, 0.02, 0.0, vec3(0));
}
`,
};
