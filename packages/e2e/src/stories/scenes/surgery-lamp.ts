import type { Scene } from '../scene.ts';

/** A dentist's lamp over a tray of instruments. */
export const surgeryLamp: Scene = {
  camera: { eye: [0.0, 1.5, 6.2], target: [0.0, 1.3, 0], zoom: 1.62, aperture: 0.03, focus: 6.0 },
  exposure: 0.74,
  vignette: 0.9,
  glsl: /* glsl */ `
const vec3 SUN = vec3(0.0, 1.0, 0.0), SUN_COLOUR = vec3(0.0);
const float SUN_SPREAD = 0.01;
float shutter(vec3 p) { return 0.0; }
const vec3 HEAD = vec3(0.2, 1.92, 0.05);
vec3 toHead(vec3 p) { return turnX(turnZ(p - HEAD, -0.36), 0.5); }

const int LAMPS = 3;
Lamp lamp(int i) {
  if (i == 0) return Lamp(HEAD + vec3(-0.06, -0.16, 0.06), vec3(0.42, 0.15, 0.0), vec3(0.0, -0.2, -0.42) * -1.0, 0.0, vec3(1.0, 0.86, 0.66) * 6.4);
  if (i == 1) return Lamp(vec3(-2.6, 3.0, 3.4), vec3(0.0, 1.6, 0.0), vec3(-1.0, 0.0, -1.0), 0.0, vec3(0.80, 0.86, 0.86) * 7.5);
  return Lamp(vec3(3.4, 1.6, -0.6), vec3(0.0, 1.5, 0.0), vec3(0.3, 0.0, 0.8), 0.0, vec3(1.0, 0.52, 0.36) * 2.4);
}
vec3 sky(vec3 d) { return mix(vec3(0.10, 0.10, 0.10), vec3(0.5, 0.5, 0.5), smoothstep(-0.1, 0.9, d.y)) * 0.8 + vec3(1.6, 1.5, 1.35) * smoothstep(0.12, 0.0, abs(d.x + 0.25)) * smoothstep(0.1, 0.5, d.y) * step(0.0, d.z) + vec3(0.75) * smoothstep(0.55, 0.95, d.y); }

vec2 instruments(vec3 p, vec2 m) {
  vec3 a = turnY(p - vec3(-0.34, 0.05, 0.02), 0.12);
  m = nearer(m, rod(a, vec3(0.0, 0.0, 0.46), vec3(0.0, 0.0, -0.26), 0.022), 3.0);
  m = nearer(m, rod(a, vec3(0.0, 0.0, -0.26), vec3(0.0, 0.05, -0.42), 0.011), 3.0);
  m = nearer(m, disc(turnX(a - vec3(0.0, 0.09, -0.52), -0.72), 0.12, 0.012, 0.008), 8.0);
  for (int i = 0; i < 2; i++) {
    vec3 b = turnY(p - vec3(-0.06 + 0.26 * float(i), 0.05, 0.02), 0.02 - 0.1 * float(i));
    float grip = rod(b, vec3(0.0, 0.0, 0.42), vec3(0.0, 0.0, -0.22), 0.026 + 0.004 * sin(b.z * 90.0) * step(b.z, 0.0));
    m = nearer(m, grip * 0.8, i == 0 ? 3.0 : 6.0);
    m = nearer(m, rod(b, vec3(0.0, 0.0, -0.22), vec3(0.03, 0.03, -0.42), 0.01), 3.0);
    m = nearer(m, rod(b, vec3(0.03, 0.03, -0.42), vec3(-0.06, 0.02, -0.54), 0.006), 3.0);
  }
  vec3 c = p - vec3(0.56, 0.0, -0.12);
  float cup = max(disc(c - vec3(0.0, 0.16, 0.0), 0.19, 0.16, 0.03), -disc(c - vec3(0.0, 0.24, 0.0), 0.165, 0.16, 0.03));
  return nearer(m, cup, 7.0);
}
vec2 map(vec3 p) {
  vec2 m = vec2(p.z + 2.6, 1.0);
  vec3 t = p - vec3(0.06, 0.2, 0.35);
  float tray = max(block(t, vec3(1.06, 0.07, 0.76), 0.06), -block(t - vec3(0.0, 0.07, 0.0), vec3(1.0, 0.09, 0.7), 0.05));
  m = nearer(m, tray, 2.0);
  m = nearer(m, block(t - vec3(0.0, -0.02, 0.0), vec3(0.9, 0.018, 0.6), 0.01), 9.0);
  m = instruments(t - vec3(0.0, 0.0, 0.0), m);
  m = nearer(m, rod(t, vec3(0.0, -0.1, -0.2), vec3(0.0, -2.4, -0.2), 0.07), 5.0);

  vec3 h = toHead(p);
  float head = blend(disc(h, 0.66, 0.085, 0.07), disc(h - vec3(0.0, 0.12, 0.0), 0.26, 0.1, 0.08), 0.12);
  m = nearer(m, head, 4.0);
  vec3 e = h - vec3(0.0, -0.092, 0.0);
  float a = atan(e.x, e.z), k = 2.0 * PI / 6.0, spoke = floor(a / k + 0.5) * k;
  m = nearer(m, disc(e - vec3(sin(spoke), 0.0, cos(spoke)) * 0.4, 0.15, 0.012, 0.01), 10.0);
  m = nearer(m, disc(e, 0.15, 0.012, 0.01), 10.0);
  vec3 g = h; g.x = abs(g.x);
  m = nearer(m, rod(g, vec3(0.62, 0.02, 0.0), vec3(0.8, 0.02, 0.0), 0.035), 5.0);
  m = nearer(m, rod(g, vec3(0.8, 0.02, 0.06), vec3(0.8, 0.02, -0.22), 0.04), 5.0);
  vec3 elbow = HEAD + vec3(0.1, 0.30, -0.34), knee = vec3(-0.66, 3.0, -0.6);
  m = nearer(m, rod(p, HEAD + vec3(0.02, 0.06, -0.05), elbow, 0.05), 5.0);
  m = nearer(m, ball(p - elbow, 0.1), 6.0);
  m = nearer(m, rod(p, elbow, knee, 0.062), 5.0);
  m = nearer(m, ball(p - knee, 0.12), 6.0);
  m = nearer(m, rod(p, knee, vec3(0.5, 4.8, -0.8), 0.075), 5.0);
  return m;
}
Surface surface(float id, vec3 p) {
  if (id == 1.0) {
    return Surface(vec3(0.15, 0.245, 0.19) * (0.92 + 0.14 * cloud(p * 1.5)), 0.8, 0.0, 0.0, vec3(0));
  }
  if (id == 2.0) return Surface(vec3(0.72, 0.72, 0.72), 0.26, 0.0, 1.0, vec3(0));
  if (id == 3.0) return Surface(vec3(0.82, 0.82, 0.82), 0.14, 0.0, 1.0, vec3(0));
  if (id == 4.0) return Surface(vec3(0.84, 0.80, 0.76), 0.25, 0.045, 0.0, vec3(0));
  if (id == 5.0) return Surface(vec3(0.80, 0.76, 0.71), 0.3, 0.04, 0.0, vec3(0));
  if (id == 6.0) return Surface(vec3(0.86, 0.60, 0.22), 0.2, 0.0, 1.0, vec3(0));
  if (id == 7.0) return Surface(vec3(0.50, 0.09, 0.045), 0.25, 0.05, 0.0, vec3(0));
  if (id == 8.0) return Surface(vec3(0.95), 0.02, 0.0, 1.0, vec3(0));
  if (id == 9.0) return Surface(vec3(0.66, 0.42, 0.34), 0.9, 0.0, 0.0, vec3(0));
  return Surface(vec3(0.9), 0.4, 0.0, 0.0, vec3(3.2, 2.7, 2.0) * 1.0);
}
`,
};
