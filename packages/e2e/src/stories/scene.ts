type Vector = readonly [number, number, number];

/**
 * A set and its camera. The GLSL gives `vec2 map(vec3 p)` (distance and number of what is nearest), `Surface surface(float id,
 * vec3 p)`, `vec3 sky(vec3 d)`, `Lamp lamp(int i)` with `LAMPS` of them, and the sun: `SUN`, `SUN_COLOUR`, `SUN_SPREAD` and
 * `float shutter(vec3 p)`, how much of it comes through to a point.
 */
export interface Scene {
  glsl: string;
  camera: { eye: Vector; target: Vector; zoom: number; aperture: number; focus: number };
  /** Brightness of the print, and how far its corners fall off. */
  exposure: number;
  vignette: number;
}
