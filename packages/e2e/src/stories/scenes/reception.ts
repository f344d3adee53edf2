import type { Scene } from '../scene.ts';

/** A reception desk after hours: a telephone, a lamp, dusk in the window. */
export const reception: Scene = {
  camera: { eye: [0.3, 1.55, 6.6], target: [0.0, 1.2, 0], zoom: 1.62, aperture: 0.025, focus: 6.1 },
  exposure: 0.72,
  vignette: 1.0,
  glsl: /* glsl */ `
const vec3 SUN = vec3(0.5, 0.3, -0.8), SUN_COLOUR = vec3(0.0);
const float SUN_SPREAD = 0.02;
float shutter(vec3 p) { return 0.0; }
const vec3 GLOBE = vec3(-0.72, 1.14, -0.25);

const int LAMPS = 3;
Lamp lamp(int i) {
  if (i == 0) return Lamp(GLOBE, vec3(0), vec3(0), 0.3, vec3(3.4, 1.95, 1.05) * 1.1);
  if (i == 1) return Lamp(vec3(1.9, 2.0, -2.3), vec3(0.0, 1.2, 0.0), vec3(-0.75, 0.0, 0.3), 0.0, vec3(1.5, 0.75, 1.1) * 3.4);
  return Lamp(vec3(-2.6, 4.2, 4.6), vec3(1.2, 0.0, 0.9), vec3(0.0, 1.0, -1.0), 0.0, vec3(0.75, 0.62, 0.9) * 3.2);
}
vec3 sky(vec3 d) {
  float h = clamp((d.y + 0.06) * 3.4, 0.0, 1.0);
  vec3 dusk = mix(vec3(1.05, 0.30, 0.15), mix(vec3(0.34, 0.10, 0.17), vec3(0.075, 0.045, 0.125), smoothstep(0.15, 1.0, h)), smoothstep(0.0, 0.5, h));
  return d.z < 0.0 ? dusk : vec3(0.06, 0.04, 0.065);
}

float phoneBody(vec3 p) {
  float taper = 1.0 + max(0.0, 0.5 - p.y) * 0.55;
  vec3 q = p; q.xz /= taper;
  float body = block(q - vec3(0.0, 0.25, -0.02), vec3(0.42, 0.25, 0.34), 0.12);
  float slope = dot(p - vec3(0.0, 0.36, 0.2), normalize(vec3(0.0, 0.62, 0.78)));
  return carve(body * 0.82, -slope, 0.05);
}
float handset(vec3 p) {
  float bow = 0.11 * (1.0 - p.x * p.x / 0.36);
  vec3 q = p; q.y -= bow;
  float bar = length(vec2(length(max(abs(q.x) - 0.5, 0.0)), length(q.yz * vec2(1.0, 0.86)))) - 0.078;
  vec3 e = p; e.x = abs(e.x) - 0.53; e = turnZ(e, 0.24);
  float cup = disc(e - vec3(0.0, -0.08, 0.0), 0.175, 0.085, 0.05);
  return blend(bar * 0.8, cup, 0.14);
}
vec2 map(vec3 p) {
  vec2 m = vec2(p.z + 2.2, 1.0);
  float hole = block(p - vec3(1.06, 1.95, -2.2), vec3(0.62, 1.35, 1.0), 0.02);
  m.x = max(m.x, -hole);
  m.x = max(m.x, -(p.z + 2.6));
  vec3 w = p - vec3(1.06, 1.95, -2.34);
  float frame = max(block(w, vec3(0.64, 1.37, 0.05), 0.01), -block(w, vec3(0.58, 1.31, 0.2), 0.01));
  frame = min(frame, block(w, vec3(0.02, 1.35, 0.04), 0.005));
  frame = min(frame, block(w - vec3(0.0, 0.35, 0.0), vec3(0.62, 0.02, 0.04), 0.005));
  m = nearer(m, frame, 5.0);
  m = nearer(m, block(w - vec3(0.0, -1.39, 0.22), vec3(0.72, 0.035, 0.24), 0.02), 5.0);

  m = nearer(m, block(p - vec3(0.0, -0.07, -0.2), vec3(3.2, 0.07, 0.95), 0.045), 2.0);
  if (p.y < 0.1) {
    vec3 f = p - vec3(0.0, -1.1, 0.52);
    f.x = mod(f.x + 0.09, 0.18) - 0.09;
    m = nearer(m, max(length(f.xz) - 0.088, abs(f.y) - 0.98), 6.0);
  }
  vec3 t = turnY(p - vec3(0.3, 0.0, 0.04), 0.36) / 0.96;
  float near_ = block(t - vec3(0.0, 0.35, 0.0), vec3(0.8, 0.6, 0.75), 0.0);
  if (near_ < 0.2) {
    m = nearer(m, phoneBody(t), 3.0);
    vec3 h = turnZ(t - vec3(0.0, 0.66, -0.14), -0.06);
    m = nearer(m, handset(h), 3.0);
    vec3 pr = t; pr.x = abs(pr.x) - 0.25;
    m = nearer(m, block(pr - vec3(0.0, 0.54, -0.14), vec3(0.06, 0.08, 0.12), 0.04), 3.0);
    vec3 d = turnX(t - vec3(0.0, 0.315, 0.25), -0.899);
    float plate = disc(d, 0.265, 0.03, 0.012);
    float a = atan(d.x, d.z), k = 2.0 * PI / 12.0;
    float spoke = clamp(floor(a / k + 0.5), -4.0, 5.0) * k;
    vec3 hole2 = d - vec3(sin(spoke), 0.0, cos(spoke)) * 0.198;
    m = nearer(m, carve(plate, disc(hole2, 0.04, 0.2, 0.01), 0.01), 8.0);
    m = nearer(m, disc(d - vec3(0.0, 0.035, 0.0), 0.1, 0.012, 0.006), 7.0);
  } else m = nearer(m, near_, 3.0);

  if (m.y == 3.0 || m.y == 8.0) m.x *= 0.96;
  vec3 l = p - vec3(GLOBE.x, 0.0, GLOBE.z);
  m = nearer(m, ball(p - GLOBE, 0.3), 4.0);
  m = nearer(m, rod(l, vec3(0.0, 0.05, 0.0), vec3(0.0, 0.84, 0.0), 0.022), 7.0);
  m = nearer(m, disc(l - vec3(0.0, 0.03, 0.0), 0.2, 0.03, 0.02), 7.0);
  m = nearer(m, disc(l - vec3(0.0, 0.86, 0.0), 0.1, 0.03, 0.02), 7.0);

  vec3 b = turnY(p - vec3(-0.48, 0.035, 0.34), -0.25);
  m = nearer(m, block(b, vec3(0.3, 0.035, 0.2), 0.012), 9.0);
  m = nearer(m, rod(b, vec3(-0.16, 0.085, 0.05), vec3(0.2, 0.085, -0.06), 0.014), 7.0);
  return m;
}
Surface surface(float id, vec3 p) {
  if (id == 1.0) return Surface(vec3(0.17, 0.085, 0.13) * (0.94 + 0.12 * cloud(p * 3.0)), 0.9, 0.0, 0.0, vec3(0));
  if (id == 2.0) return Surface(mix(vec3(0.78, 0.66, 0.57), vec3(0.60, 0.46, 0.40), smoothstep(0.52, 0.75, cloud(p * vec3(2.0, 2.0, 5.0) + cloud(p * 6.0) * 1.4))), 0.28, 0.035, 0.0, vec3(0));
  if (id == 3.0) return Surface(vec3(0.52, 0.085, 0.04), 0.16, 0.05, 0.0, vec3(0));
  if (id == 4.0) return Surface(vec3(0.9), 0.5, 0.0, 0.0, vec3(3.3, 2.1, 1.2) * 1.05);
  if (id == 5.0) return Surface(vec3(0.05, 0.03, 0.045), 0.5, 0.03, 0.0, vec3(0));
  if (id == 6.0) return Surface(vec3(0.62, 0.47, 0.40), 0.6, 0.02, 0.0, vec3(0));
  if (id == 7.0) return Surface(vec3(0.86, 0.60, 0.20), 0.22, 0.0, 1.0, vec3(0));
  if (id == 8.0) return Surface(vec3(0.80, 0.70, 0.62), 0.3, 0.04, 0.0, vec3(0));
  return Surface(vec3(0.045, 0.03, 0.05), 0.35, 0.03, 0.0, vec3(0));
}
`,
};
