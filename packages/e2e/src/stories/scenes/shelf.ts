import type { Scene } from '../scene.ts';

/** A shelf in a treatment room: bottles, folded towels, the shadow of leaves. */
export const shelf: Scene = {
  camera: { eye: [0.0, 1.32, 6.4], target: [0.0, 1.24, 0], zoom: 1.72, aperture: 0.02, focus: 6.1 },
  exposure: 0.56,
  vignette: 0.6,
  glsl: /* glsl */ `
const vec3 SUN = normalize(vec3(-0.62, 0.62, 0.72)), SUN_COLOUR = vec3(3.3, 2.15, 1.4) * 1.2;
const float SUN_SPREAD = 0.016;
float leaf(vec2 p, vec2 at, float turn, float size) {
  p -= at; float c = cos(turn), s = sin(turn); p = vec2(c * p.x + s * p.y, c * p.y - s * p.x) / size;
  float w = 0.24 * (1.0 - p.x * p.x) * (1.0 - 0.25 * p.x);
  return smoothstep(0.10, -0.02, abs(p.y) - w) * smoothstep(1.06, 0.96, abs(p.x));
}
/* A branch before the window. */
float shutter(vec3 p) {
  vec3 q = p + SUN * ((3.0 - p.z) / SUN.z);
  vec2 w = q.xy - vec2(-2.5, 4.3);
  float shade = 0.0;
  for (int i = 0; i < 9; i++) {
    float f = float(i);
    vec2 stem = vec2(-1.5 + f * 0.40, 0.62 - f * 0.02 - 0.045 * f * f * 0.5);
    float side = mod(f, 2.0) * 2.0 - 1.0;
    shade = max(shade, leaf(w, stem + vec2(0.16, side * 0.28), side * 1.0 - 0.25, 0.40));
  }
  float stemY = 0.62 - (w.x + 1.5) * 0.05 - 0.0225 * pow((w.x + 1.5) / 0.4, 2.0);
  shade = max(shade, smoothstep(0.035, 0.012, abs(w.y - stemY)) * step(-2.2, w.x) * step(w.x, 1.9));
  vec2 b = (q.xy - vec2(-2.5, 4.1)) / vec2(1.75, 2.6);
  float window = smoothstep(1.0, 0.97, abs(b.x)) * smoothstep(1.0, 0.97, abs(b.y));
  return window * (1.0 - 0.92 * shade);
}
const int LAMPS = 1;
Lamp lamp(int i) { return Lamp(vec3(-3.2, 3.0, 4.0), vec3(0.0, 1.6, 0.0), vec3(-1.0, 0.0, -1.0), 0.0, vec3(0.85, 0.80, 0.86) * 6.0); }
vec3 sky(vec3 d) { return mix(vec3(0.30, 0.24, 0.22), vec3(0.50, 0.45, 0.47), smoothstep(-0.4, 0.9, d.y)) * 0.75; }

float bottle(vec3 p, float r, float tall, float neck, float rise) {
  float d = disc(p - vec3(0.0, tall * 0.5, 0.0), r, tall * 0.5, min(0.09, r * 0.4));
  return blend(d, disc(p - vec3(0.0, tall + rise * 0.5 - 0.02, 0.0), neck, rise * 0.5 + 0.02, 0.01), 0.06);
}
vec2 map(vec3 p) {
  vec2 m = vec2(p.z + 0.75, 1.0);
  m = nearer(m, block(p - vec3(0.0, -0.05, -0.2), vec3(3.5, 0.05, 0.58), 0.012), 2.0);
  m = nearer(m, block(p - vec3(0.0, -1.75, -0.2), vec3(3.5, 0.05, 0.58), 0.012), 2.0);
  float close = block(p - vec3(0.0, 0.75, -0.1), vec3(1.5, 0.95, 0.45), 0.0);
  if (close > 0.2) return nearer(m, close, 3.0);
  /* amber bottle with dropper */
  vec3 a = p - vec3(-0.72, 0.0, -0.18);
  m = nearer(m, bottle(a, 0.215, 0.72, 0.085, 0.1), 3.0);
  m = nearer(m, disc(a - vec3(0.0, 0.9, 0.0), 0.105, 0.085, 0.015), 4.0);
  m = nearer(m, blend(ball(a - vec3(0.0, 1.1, 0.0), 0.07), rod(a, vec3(0.0, 0.98, 0.0), vec3(0.0, 1.08, 0.0), 0.062), 0.04), 7.0);
  m = nearer(m, disc(a - vec3(0.0, 0.34, 0.0), 0.2185, 0.17, 0.004), 6.0);
  /* tall ivory bottle with pump */
  vec3 b = p - vec3(-0.20, 0.0, -0.30);
  m = nearer(m, bottle(b, 0.24, 1.08, 0.07, 0.1), 6.0);
  m = nearer(m, disc(b - vec3(0.0, 1.2, 0.0), 0.1, 0.05, 0.015), 4.0);
  m = nearer(m, rod(b, vec3(0.0, 1.2, 0.0), vec3(0.0, 1.42, 0.0), 0.028), 4.0);
  m = nearer(m, blend(disc(b - vec3(0.0, 1.44, 0.0), 0.085, 0.035, 0.015), rod(b, vec3(0.0, 1.445, 0.0), vec3(-0.22, 1.425, 0.1), 0.03), 0.03), 4.0);
  /* low clay jar with gold lid */
  vec3 c = p - vec3(0.26, 0.0, 0.06);
  m = nearer(m, disc(c - vec3(0.0, 0.15, 0.0), 0.25, 0.15, 0.06), 5.0);
  m = nearer(m, disc(c - vec3(0.0, 0.335, 0.0), 0.245, 0.04, 0.012), 4.0);
  /* small sage bottle */
  vec3 s = p - vec3(-0.34, 0.0, 0.2);
  m = nearer(m, bottle(s, 0.145, 0.4, 0.055, 0.05), 8.0);
  m = nearer(m, disc(s - vec3(0.0, 0.49, 0.0), 0.075, 0.055, 0.012), 7.0);
  /* folded towels */
  for (int i = 0; i < 4; i++) {
    float f = float(i);
    vec3 t = turnY(p - vec3(0.83, 0.075 + f * 0.145, -0.16), 0.05 * sin(f * 2.4));
    t.y += 0.010 * sin(t.x * 9.0 + f * 2.0) * smoothstep(-0.3, 0.3, t.x);
    float w = block(t, vec3(0.34, 0.07, 0.29), 0.068);
    float lip = abs(t.y) - 0.006;
    m = nearer(m, max(w, -max(lip, 0.2 - t.z)) * 0.85, 9.0);
  }
  return m;
}
Surface surface(float id, vec3 p) {
  if (id == 1.0) return Surface(vec3(0.80, 0.57, 0.47) * (0.95 + 0.08 * cloud(p * 2.0) + 0.03 * cloud(p * 16.0)), 0.9, 0.0, 0.0, vec3(0));
  if (id == 2.0) return Surface(vec3(0.86, 0.78, 0.70) * (0.94 + 0.06 * cloud(p * vec3(2.0, 8.0, 8.0))), 0.4, 0.03, 0.0, vec3(0));
  if (id == 3.0) return Surface(vec3(0.20, 0.055, 0.018), 0.08, 0.06, 0.0, vec3(0));
  if (id == 4.0) return Surface(vec3(0.88, 0.63, 0.24), 0.22, 0.0, 1.0, vec3(0));
  if (id == 5.0) return Surface(vec3(0.45, 0.08, 0.04), 0.5, 0.03, 0.0, vec3(0));
  if (id == 6.0) return Surface(vec3(0.86, 0.80, 0.74), 0.4, 0.04, 0.0, vec3(0));
  if (id == 7.0) return Surface(vec3(0.03, 0.02, 0.03), 0.35, 0.04, 0.0, vec3(0));
  if (id == 8.0) return Surface(vec3(0.10, 0.18, 0.13), 0.3, 0.045, 0.0, vec3(0));
  return Surface(vec3(0.82, 0.74, 0.68) * (0.9 + 0.16 * cloud(p * 90.0)), 0.9, 0.0, 0.0, vec3(0));
}
`,
};
