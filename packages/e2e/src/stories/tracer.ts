import type { Scene } from './scene.ts';
import { PATH_TRACER } from './tracer.glsl.ts';

/** What the camera saw: light, and of the first thing met colour, direction and distance, which tell the smoothing where edges are. */
export interface Exposure {
  width: number;
  height: number;
  light: Float32Array;
  colour: Float32Array;
  shape: Float32Array;
}

const TILE = 64;

const VERTEX = `#version 300 es
in vec2 at;
void main() { gl_Position = vec4(at, 0.0, 1.0); }`;

function program(gl: WebGL2RenderingContext, fragment: string): WebGLProgram {
  const made = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('WebGL is gone.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(shader) ?? 'A shader does not compile.');
    gl.attachShader(made, shader);
  }
  gl.linkProgram(made);
  if (!gl.getProgramParameter(made, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(made) ?? 'No link.');
  return made;
}

/** Exposes a scene by following light backwards, `samples` paths a pixel, tile by tile so that no draw takes long. */
export async function expose(
  scene: Scene,
  { width, height, samples }: { width: number; height: number; samples: number },
): Promise<Exposure> {
  const gl = new OffscreenCanvas(TILE, TILE).getContext('webgl2');
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('This browser draws no floats.');
  const tracer = program(gl, PATH_TRACER(scene.glsl));
  gl.useProgram(tracer);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(gl.getAttribLocation(tracer, 'at'));
  gl.vertexAttribPointer(gl.getAttribLocation(tracer, 'at'), 2, gl.FLOAT, false, 0, 0);

  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  const attachments = [0, 1, 2].map((i) => gl.COLOR_ATTACHMENT0 + i);
  for (const attachment of attachments) {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, TILE, TILE);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, attachment, gl.TEXTURE_2D, texture, 0);
  }
  gl.drawBuffers(attachments);
  gl.viewport(0, 0, TILE, TILE);

  const uniform = (name: string) => gl.getUniformLocation(tracer, name);
  gl.uniform2f(uniform('uSize'), width, height);
  gl.uniform1i(uniform('uSamples'), samples);
  gl.uniform3f(uniform('uEye'), ...scene.camera.eye);
  gl.uniform3f(uniform('uTarget'), ...scene.camera.target);
  gl.uniform3f(uniform('uLens'), scene.camera.zoom, scene.camera.aperture, scene.camera.focus);

  const planes = attachments.map(() => new Float32Array(width * height * 4));
  const tile = new Float32Array(TILE * TILE * 4);
  for (let top = 0; top < height; top += TILE) {
    for (let left = 0; left < width; left += TILE) {
      gl.uniform2f(uniform('uOrigin'), left, top);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      for (const [i, attachment] of attachments.entries()) {
        gl.readBuffer(attachment);
        gl.readPixels(0, 0, TILE, TILE, gl.RGBA, gl.FLOAT, tile);
        const columns = Math.min(TILE, width - left);
        for (let row = 0; row < Math.min(TILE, height - top); row += 1) {
          const from = row * TILE * 4;
          planes[i]?.set(tile.subarray(from, from + columns * 4), ((top + row) * width + left) * 4);
        }
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  const [light, colour, shape] = planes;
  if (!light || !colour || !shape) throw new Error('Nothing was exposed.');
  return { width, height, light, colour, shape };
}
